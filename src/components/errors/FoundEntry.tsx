import { Fragment, useState } from "react";
import type { FoundProblem } from "../../errors/analyze-output";
import type { Framework } from "../../errors/frameworks";
import type { ListedEntry, OtherTool } from "../../errors/types";
import type { Version } from "../../errors/versions-in";
import { CATALOG } from "../../utilities/section-urls";
import { SiteLink } from "../SiteLink";
import { Causes } from "./Causes";
import type { ErrorCatalog } from "./catalog";
import { OutputFacts } from "./OutputFacts";

interface Props extends Pick<ErrorCatalog, "loadExplanation"> {
  problem: FoundProblem;
  framework: Framework | undefined;
  versions: readonly Version[];
  /** The program that has written the output, if it isn't webpack. */
  tool: OtherTool | undefined;
  /** The fields that lists show of each entry, by the entry's index. */
  entries: readonly ListedEntry[];
  /** Whether it's the problem to work on first, whose cause is open. */
  isFirst: boolean;
}

/** Renders a problem in an output: its message, what it means, and, on demand, its causes and fixes. */
export function FoundEntry({ problem, framework, versions, tool, entries, isFirst, loadExplanation }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, meaning } = entries[problem.entry.id] ?? { id: "", title: "", meaning: "" };
  const gone = problem.consequences.flatMap((consequence) => entries[consequence.id]?.title ?? []);
  const causes = <Causes id={id} cause={problem.cause} framework={framework} loadExplanation={loadExplanation} />;
  return (
    <li>
      <h2>
        <SiteLink to={CATALOG + id}>
          <code>{title}</code>
        </SiteLink>
      </h2>
      <OutputFacts problem={problem} versions={isFirst ? versions : []} tool={isFirst ? tool : undefined} />
      <p>{meaning}</p>
      {isFirst ? (
        causes
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>Cause and fix</summary>
          {isOpen && causes}
        </details>
      )}
      {gone.length > 0 && (
        <p className="error-finder-gone">
          Disappears with it:{" "}
          {gone.map((consequence, index) => (
            <Fragment key={consequence}>
              {index > 0 && ", "}
              <code>{consequence}</code>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  );
}
