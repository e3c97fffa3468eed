import { featuresOf, isName } from "../../../src/search/features";
import learned from "../../../src/search/learned-weights.json";
import { findCandidates } from "../../../src/search/query";
import type { CompleteIndex } from "../../../src/search/read-index";
import { REFINED, refine } from "../../../src/search/refine";

/** Why a query ranks the sections as it does. */
export interface Explanation {
  /** What the query asks for: each word with its weight, and the terms of the index that answer it, with theirs. */
  words: { word: string; rarity: number; terms: string[] }[];
  /** The best sections, first to last. */
  results: ExplainedResult[];
}

/** A section that answers a query. */
export interface ExplainedResult {
  url: string;
  /** The score of the words and titles, before learned weights sort the best candidates, and the place it gave. */
  score: number;
  place: number;
  /** The words of the query that the section contains. */
  found: string[];
  /** What the learned weights add, the largest first; empty if they don't sort this query or this section. */
  learned: { feature: string; value: number }[];
}

/** The maximum number of terms of a word, and of features of a result: the others matter little. */
const TERMS = 8;
const FEATURES = 5;

/** Explains the best `count` results for a query. */
export function explain(index: CompleteIndex, query: string, count: number): Explanation {
  const { candidates, expansion, scores } = findCandidates(index, query);
  const { slots, covers } = expansion;
  const evidence = { text: query, slots, bodies: index.bodies, scores };
  const features = isName(query) ? [] : featuresOf(candidates.slice(0, REFINED), evidence);
  return {
    words: slots.map(({ term, rarity }, slot) => ({
      word: term,
      rarity,
      terms: covers
        .filter(({ covered }) => covered.includes(slot))
        .sort((a, b) => b.weight - a.weight)
        .slice(0, TERMS)
        .map(({ terms, weight }) => `${terms.join("+")} ${weight.toFixed(2)}`),
    })),
    results: refine(candidates, evidence)
      .slice(0, count)
      .map((candidate) => {
        const place = candidates.indexOf(candidate);
        return {
          url: candidate.section.url,
          score: candidate.score,
          place: place + 1,
          found: slots.filter((_, slot) => (scores[slot]?.[candidate.number] ?? 0) > 0).map(({ term }) => term),
          learned: shareOf(features[place] ?? {}),
        };
      }),
  };
}

function shareOf(features: Record<string, number>): ExplainedResult["learned"] {
  const weights: Record<string, number> = learned;
  return Object.entries(features)
    .map(([feature, value]) => ({ feature, value: value * (weights[feature] ?? 0) }))
    .filter(({ value }) => Math.abs(value) >= 0.05)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, FEATURES);
}
