import { useEffect, useState } from "react";
import type { Proposal, Votes } from "./votes";

/**
 * The proposals by score. Sorted once when the votes are there; after that only on request, because a list that jumps
 * while somebody is voting is worse than one that is a vote behind.
 */
export function useOrder(all: Proposal[], { phase, standings }: Votes) {
  const [ids, setIds] = useState<string[] | null>(null);
  const score = (id: string) => standings.get(id)?.score ?? 0;
  const sorted = all.map(({ id }) => id).sort((a, b) => score(b) - score(a));
  useEffect(() => {
    if (phase === "ready") setIds((was) => was ?? sorted);
  });
  const shown = ids ?? sorted;
  return {
    proposals: shown.flatMap((id) => all.find((proposal) => proposal.id === id) ?? []),
    isCurrent: shown.every((id, index) => score(id) === score(sorted[index] ?? id)),
    update: () => setIds(sorted),
  };
}
