import type { Chunk } from "../model/types";

/** The number of chunks that a row of a table names. */
const MOST = 3;

/** Names the first chunks of a module, and counts the others: its answer has all of them. */
export function inChunks(chunks: readonly Chunk[]): string {
  const names = chunks.slice(0, MOST).map(({ label }) => label);
  const more = chunks.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}
