/** Returns the positions of words with these numbers of sections, in the order in which the index stores their sections. */
export function storedOrder(counts: readonly number[]): number[] {
  return [...counts.keys()].sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
}
