import type { FoundProblem } from "../../errors/analyze-output";
import type { Version } from "../../errors/versions-in";

interface Props {
  problem: Pick<FoundProblem, "isWarning" | "place">;
  versions: readonly Version[];
}

/** Renders what an output says about a problem besides its message: the file, its package, and versions. */
export function OutputFacts({ problem: { isWarning, place }, versions }: Props) {
  if (!isWarning && !place && versions.length === 0) return null;
  return (
    <ul className="error-finder-facts">
      {isWarning && <li>Warning</li>}
      {place && (
        <li>
          in <code>{place.file}</code>
          {place.position && ` ${place.position}`}
        </li>
      )}
      {place?.package && (
        <li>
          of the package <code>{place.package}</code>
        </li>
      )}
      {versions.map(({ name, version }) => (
        <li key={name}>
          {name} {version}
        </li>
      ))}
    </ul>
  );
}
