import { SiteLink } from "../../components/SiteLink";
import type { ListedEntry } from "../../errors/types";
import type { BuildProblem } from "../../playground/compiler/result";
import { absenceIn } from "../../playground/project/packages";
import { CATALOG } from "../../utilities/section-urls";

interface Props {
  problem: BuildProblem;
  /** The entry for it in the error catalog. */
  entry?: ListedEntry;
  onOpen: (path: string, line?: number) => void;
}

/**
 * Renders an error or a warning as a terminal prints it, with links to its place in the project and its explanation.
 */
export function Problem({ problem: { message, file, line }, entry, onOpen }: Props) {
  const absence = absenceIn(message);
  return (
    <>
      <pre className="playground-text">{message}</pre>
      {absence && <p>{absence}</p>}
      <p>
        {file !== undefined && (
          <button type="button" className="playground-inline" onClick={() => onOpen(file, line)}>
            Open {file}
            {line !== undefined && `, line ${line}`}
          </button>
        )}
        {entry && (
          <SiteLink to={CATALOG + entry.id}>
            Causes and fixes: <code>{entry.title}</code>
          </SiteLink>
        )}
      </p>
    </>
  );
}
