import { formatSize } from "../../playground/graph/words";
import { type PairSum, pairRows, pairSums } from "../../playground/output/pair-sizes";
import { differingFiles } from "../../playground/project/pair";
import type { Project } from "../../playground/project/project";
import type { PairResults } from "./useBuilds";
import type { Pair } from "./useProject";

interface Props {
  /** The files of the project that is shown. */
  files: Project;
  pair: Pair;
  both: PairResults;
  /** Shows the other project. */
  onSwap: () => void;
  /** Shows a file in the editor. */
  onOpen: (path: string) => void;
}

/** Renders the choice between the two projects of a pair, where they differ, and what the change does to the sizes. */
export function PairBar({ files, pair: { other, isBefore }, both, onSwap, onOpen }: Props) {
  const differing = differingFiles(other.files, files);
  return (
    <div className="playground-pair">
      <fieldset>
        <legend>Show the project</legend>
        <button type="button" aria-pressed={isBefore} onClick={() => isBefore || onSwap()}>
          Before
        </button>
        <button type="button" aria-pressed={!isBefore} onClick={() => isBefore && onSwap()}>
          After
        </button>
      </fieldset>
      <p>
        {"They differ in "}
        {differing.map((path, index) => (
          <span key={path}>
            {index > 0 && ", "}
            {Object.hasOwn(files, path) ? (
              <button type="button" className="playground-inline" onClick={() => onOpen(path)}>
                {path}
              </button>
            ) : (
              path
            )}
          </span>
        ))}
        .
      </p>
      <p role="status">{sentenceAbout(both)}</p>
    </div>
  );
}

function sentenceAbout({ before, after }: PairResults): string {
  if (before === undefined || after === undefined) return "Building both…";
  if (!before || !after) return `webpack couldn't build the project ${before ? "after" : "before"} the change.`;
  const { all, initial } = pairSums(pairRows(before, after));
  const isSplit = initial.before > 0 && (initial.before !== all.before || initial.after !== all.after);
  return `All files: ${sizesOf(all)}${isSplit ? ` Loaded first: ${sizesOf(initial)}` : ""}`;
}

function sizesOf({ before, after }: PairSum): string {
  const part = before > 0 ? Math.round((after / before - 1) * 100) : 0;
  const change = part === 0 ? "" : `, ${Math.abs(part)}% ${part < 0 ? "less" : "more"}`;
  return `${formatSize(before)} before, ${formatSize(after)} after${change}.`;
}
