import type { FoundProblem } from "../../errors/analyze-output";
import type { OtherTool } from "../../errors/types";
import type { Version } from "../../errors/versions-in";

interface Props {
  problem: Pick<FoundProblem, "isWarning" | "place">;
  versions: readonly Version[];
  /** The program that has written the output, if it isn't webpack. */
  tool: OtherTool | undefined;
}

/** Renders what an output says about a problem besides its message: the file, its package, versions, and who says it. */
export function OutputFacts({ problem: { isWarning, place }, versions, tool }: Props) {
  if (!isWarning && !place && !tool && versions.length === 0) return null;
  return (
    <ul className="error-finder-facts">
      {isWarning && <li>Warning</li>}
      {place && (
        <li>
          {place.package && (
            <>
              package <code>{place.package}</code>,{" "}
            </>
          )}
          file <code>{place.file}</code>
          {place.position && ` ${place.position}`}
        </li>
      )}
      {versions.map(({ name, version }) => (
        <li key={name}>
          {name} {version}
        </li>
      ))}
      {tool && <li>written by {tool.name}</li>}
    </ul>
  );
}
