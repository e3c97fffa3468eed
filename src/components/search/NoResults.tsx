import { useLoaded } from "../useLoaded";
import type { Unanswered } from "./attach";

const loadElsewhere = async () => (await import(/* webpackChunkName: "network" */ "./Elsewhere")).Elsewhere;

/**
 * Renders the message in place of results. The links below it are in a lazy chunk, because the code that a first result
 * waits for has a size budget.
 */
export function NoResults({ answer }: { answer: Unanswered }) {
  const elsewhere = useLoaded(loadElsewhere, true);
  return (
    <div className="search-nothing">
      <p>
        {answer.state === "failed" ? (
          "Search isn't available right now."
        ) : (
          <>
            No results found for query <q>{answer.query}</q>
          </>
        )}
      </p>
      {elsewhere.state === "ready" && <elsewhere.value answer={answer} />}
    </div>
  );
}
