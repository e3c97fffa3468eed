import type { Postings, Tier } from "./types";

/**
 * Creates a tier of the index. Postings are created on demand, because a query only needs a few of the thousands of
 * terms.
 *
 * @param sources The data from which the postings of each term are created.
 */
export function createTier<Source>(
  sources: ReadonlyMap<string, Source>,
  toPostings: (source: Source) => Postings,
): Tier {
  const known = new Map<string, Postings>();
  return {
    terms: [...sources.keys()].sort(),
    postings(term) {
      const source = sources.get(term);
      if (source && !known.has(term)) known.set(term, toPostings(source));
      return known.get(term);
    },
  };
}
