import type { Analysis } from "../../errors/analyze-output";
import { useLoaded } from "../useLoaded";
import type { ErrorCatalog } from "./catalog";
import { FoundEntry } from "./FoundEntry";
import { LoadAgain } from "./LoadAgain";
import { NothingFound } from "./NothingFound";
import { OtherToolNote } from "./OtherToolNote";

interface Props {
  catalog: ErrorCatalog;
  analysis: Analysis;
  /** The pasted text. */
  output: string;
}

/** Renders what is known about an output: the problems in it, who else has written it, or what to do with it. */
export function Answer({ catalog: { loadEntries, loadExplanation }, analysis, output }: Props) {
  const { problems, tool, framework, versions } = analysis;
  const entries = useLoaded(loadEntries, problems.length > 0);
  if (problems.length === 0)
    return (
      <>
        {analysis.isUnknown && <NothingFound analysis={analysis} output={output} />}
        {tool && <OtherToolNote tool={tool} />}
      </>
    );
  if (entries.state === "failed") return <LoadAgain what="The explanations" retry={entries.retry} />;
  if (entries.state !== "ready") return null;
  return (
    <>
      <ol className="error-finder-list">
        {problems.map((problem, index) => (
          <FoundEntry
            key={problem.entry.id}
            problem={problem}
            framework={framework}
            versions={versions}
            tool={tool?.isTrailer ? undefined : tool}
            entries={entries.value}
            isFirst={index === 0}
            loadExplanation={loadExplanation}
          />
        ))}
      </ol>
      {tool && !tool.isTrailer && <OtherToolNote tool={tool} />}
    </>
  );
}
