import { useEffect, useState } from "react";
import type { Proposal, Votes } from "./votes";

/**
 * Returns the proposals by score. They are sorted once after loading, and then only on request, because a list that
 * moves while the reader is voting is worse than an outdated order.
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
