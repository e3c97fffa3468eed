import { useState } from "react";
import { useLoaded } from "../../components/useLoaded";
import { formatDifference, formatSize } from "../../playground/graph/words";
import { shortened, textOf } from "../../playground/output/emitted-text";
import { type PairRow, pairRows, pairSums } from "../../playground/output/pair-sizes";
import type { ArrivedResult } from "../../playground/session/read-answer";
import type { PairResults } from "./useBuilds";
import "./Pair.css";

const loadViewer = async () =>
  (await import(/* webpackChunkName: "playground-editor" */ "../../playground/output/Viewer")).Viewer;

/** Renders the emitted files of the two projects of a pair, with their sizes, and the texts of one of them. */
export function PairPanel({ both: { before, after } }: { both: PairResults }) {
  if (before === undefined || after === undefined) return <p>Building both…</p>;
  if (!before || !after) return <p>There is nothing to compare until webpack can build both projects.</p>;
  return <BothResults before={before} after={after} />;
}

function BothResults({ before, after }: { before: ArrivedResult; after: ArrivedResult }) {
  const [chosen, setChosen] = useState("");
  const rows = pairRows(before, after);
  const { all, initial } = pairSums(rows);
  const row = rows.find(({ name }) => name === chosen) ?? rows.find(isDifferent) ?? rows[0];
  return (
    <>
      <table className="playground-pair-sizes">
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={each.name}>
              <th scope="row">
                <button type="button" aria-pressed={each === row} onClick={() => setChosen(each.name)}>
                  {each.name}
                </button>
              </th>
              <Sizes before={each.before?.size} after={each.after?.size} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {initial.before > 0 && (
            <tr>
              <th scope="row">Loaded first</th>
              <Sizes {...initial} />
            </tr>
          )}
          <tr>
            <th scope="row">All files</th>
            <Sizes {...all} />
          </tr>
        </tfoot>
      </table>
      {row && (
        <div className="playground-pair-texts">
          <Text title="Before" path={row.before?.path} output={before.output} />
          <Text title="After" path={row.after?.path} output={after.output} />
        </div>
      )}
    </>
  );
}

function isDifferent({ before, after }: PairRow): boolean {
  return before?.size !== after?.size;
}

function Sizes({ before, after }: { before?: number | undefined; after?: number | undefined }) {
  return (
    <>
      <td>{before === undefined ? "\u2013" : formatSize(before)}</td>
      <td>{after === undefined ? "\u2013" : formatSize(after)}</td>
      <td>{before === after ? "same" : formatDifference((after ?? 0) - (before ?? 0))}</td>
    </>
  );
}

interface TextProps {
  title: string;
  /** The path of the file; undefined if this build didn't emit it. */
  path: string | undefined;
  output: ArrivedResult["output"];
}

function Text({ title, path, output }: TextProps) {
  const viewer = useLoaded(loadViewer, true);
  const text = path === undefined ? undefined : textOf(path, output);
  return (
    <section aria-label={title}>
      <h3>
        {title}
        {path !== undefined && <span> {path}</span>}
      </h3>
      <div className="playground-pair-text">
        {text !== undefined && path !== undefined && viewer.state === "ready" ? (
          <viewer.value path={path} text={shortened(text)} earlier={undefined} isWhole marked={[]} onGo={() => {}} />
        ) : (
          <p>
            {path === undefined ? "This build doesn't emit the file." : text === undefined && "This isn't a text file."}
          </p>
        )}
      </div>
    </section>
  );
}
