import { useState } from "react";
import { useLoaded } from "../../components/useLoaded";
import { formatSize } from "../../playground/graph/words";
import { mediaType } from "../../playground/media-type";
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

/** Longer texts would make the page slow. */
const MOST_CHARACTERS = 200_000;

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

/** Returns the text of an emitted file; undefined if there is no such file, or it isn't text. */
function textOf(path: string, output: ArrivedResult["output"]): string | undefined {
  const bytes = output.get(path);
  if (!bytes || isBinary(path)) return undefined;
  return new TextDecoder().decode(bytes);
}

/** Returns whether a file isn't text, judging by its name. SVG images are text. */
function isBinary(path: string): boolean {
  return /^(?:image\/(?!svg)|font\/|application\/wasm)/.test(mediaType(path));
}

function shortened(text: string): string {
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}\n… and more` : text;
}
