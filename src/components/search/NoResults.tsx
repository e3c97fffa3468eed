import { useLoaded } from "../useLoaded";
import type { Answer } from "./attach";

/** An answer without results. */
export type Unanswered = Extract<Answer, { state: "nothing" | "failed" }>;

const loadElsewhere = async () => (await import(/* webpackChunkName: "network" */ "./Elsewhere")).Elsewhere;

/**
 * In the place of results: what happened. The rest comes in spare time, with the other things that few readers need at
 * once: what a first result waits for has a budget.
 */
export function NoResults({ answer }: { answer: Unanswered }) {
  const elsewhere = useLoaded(loadElsewhere, true);
  return (
    <div className="search-nothing">
      <p>
        {answer.state === "failed" ? (
          "Search is not available right now."
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
