import { type Evidence, type Features, featuresOf, isName } from "./features";
import learned from "./learned-weights.json";
import type { Candidate } from "./rerank";

/** The number of best candidates that the learned weights sort. */
export const REFINED = 30;

/**
 * Sorts the best candidates by learned weights. The others follow in their old order. For names in code and for
 * punctuation, all candidates keep their order, because titles and synonyms answer such queries better than learned
 * weights.
 */
export function refine(candidates: readonly Candidate[], evidence: Evidence, weights: Features = learned): Candidate[] {
  if (isName(evidence.text)) return [...candidates];
  const best = candidates.slice(0, REFINED);
  const values = featuresOf(best, evidence).map((features) => weigh(features, weights));
  const order = best.map((candidate, at) => ({ candidate, value: values[at] ?? 0 })).sort((a, b) => b.value - a.value);
  return [...order.map(({ candidate }) => candidate), ...candidates.slice(REFINED)];
}

/** Returns the sum of features times weights. */
export function weigh(features: Features, weights: Features): number {
  return Object.entries(features).reduce((sum, [name, feature]) => sum + feature * (weights[name] ?? 0), 0);
}
