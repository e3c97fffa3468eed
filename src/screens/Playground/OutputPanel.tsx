import { useState } from "react";
import { useLoaded } from "../../components/useLoaded";
import { formatSize } from "../../playground/graph/words";
import { shortened, textOf } from "../../playground/output/emitted-text";
import type { BuildState } from "../../playground/session/builder";
import type { ArrivedResult } from "../../playground/session/read-answer";

interface Props {
  build: BuildState;
  /** The build that this one is compared with. */
  earlier: ArrivedResult | null;
  /** The file that is open in the editor. */
  open: string;
  onOpen: (path: string, line?: number) => void;
  onShowProblems: () => void;
}

const loadFile = async () =>
  (await import(/* webpackChunkName: "playground-editor" */ "../../playground/output/EmittedFile")).EmittedFile;

/** Renders each emitted file with its size, and the text of one of them. */
export function OutputPanel({ build: { result, files }, earlier, open, onOpen, onShowProblems }: Props) {
  const [chosen, setChosen] = useState("");
  const loaded = useLoaded(loadFile, true);
  if (!result) return <p>No output yet.</p>;
  const { output } = result;
  if (output.size === 0) {
    return (
      <p>
        webpack didn't emit any files.{" "}
        <button type="button" className="playground-inline" onClick={onShowProblems}>
          See the problems
        </button>
      </p>
    );
  }
  const paths = [...output.keys()].sort();
  const path = output.has(chosen) ? chosen : (paths.find((each) => each.endsWith("main.js")) ?? paths[0] ?? "");
  const text = textOf(path, output);
  return (
    <>
      <ul className="playground-output">
        {paths.map((each) => (
          <li key={each}>
            <button type="button" aria-current={each === path ? "true" : undefined} onClick={() => setChosen(each)}>
              <span>{each}</span> <span>{formatSize(output.get(each)?.length ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      {loaded.state === "ready" && text !== undefined ? (
        <loaded.value
          path={path}
          text={shortened(text)}
          map={textOf(`${path}.map`, output)}
          earlier={earlier ? shortened(textOf(path, earlier.output) ?? "") : undefined}
          sources={Object.keys(files)}
          open={open}
          onOpen={onOpen}
        />
      ) : (
        <pre className="playground-text">{text === undefined ? "This isn't a text file." : shortened(text)}</pre>
      )}
    </>
  );
}
