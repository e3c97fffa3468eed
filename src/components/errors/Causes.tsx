import { useCallback } from "react";
import type { Framework } from "../../errors/frameworks";
import type { LikelyCause } from "../../errors/likely-cause";
import { StaticHtml } from "../prose/StaticHtml";
import { useLoaded } from "../useLoaded";
import { CauseReason } from "./CauseReason";
import { ConfigurationPlace } from "./ConfigurationPlace";
import type { ErrorCatalog } from "./catalog";
import { LoadAgain } from "./LoadAgain";

interface Props extends Pick<ErrorCatalog, "loadExplanation"> {
  /** The id of the entry. */
  id: string;
  cause: LikelyCause;
  framework: Framework | undefined;
}

/** The name that explanations have for the package that threw an error. */
const PACKAGE = "acme-package";

/** Renders the likely cause of a message with its fix, and everything else about the message collapsed. */
export function Causes({ id, cause, framework, loadExplanation }: Props) {
  const load = useCallback(() => loadExplanation(id), [loadExplanation, id]);
  const loaded = useLoaded(load, true);
  if (loaded.state === "failed") return <LoadAgain what="This explanation" retry={loaded.retry} />;
  if (loaded.state !== "ready") return null;
  const { causes, rest } = loaded.value;
  const likely = causes[cause.index];
  const others = causes.filter((html) => html !== likely);
  if (likely === undefined) return <StaticHtml html={rest} />;
  return (
    <>
      <CauseReason cause={cause} framework={framework} isOnly={others.length === 0} />
      <div className="error-finder-cause">
        <StaticHtml html={withPackage(likely, cause.origin?.package)} />
      </div>
      {framework && <ConfigurationPlace framework={framework} />}
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? "One other cause" : `${others.length} other causes`}</summary>
          <ul className="error-finder-others">
            {others.map((html) => (
              <li key={html}>
                <StaticHtml html={html} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {rest !== "" && (
        <details>
          <summary>More about this message</summary>
          <StaticHtml html={rest} />
        </details>
      )}
    </>
  );
}

/** Puts the package that an output names into the commands of an explanation. */
function withPackage(html: string, name: string | undefined): string {
  return name === undefined ? html : html.replaceAll(PACKAGE, name);
}
