import { createHash } from "node:crypto";
import { type Features, featuresOf, isName } from "../../../src/search/features";
import { findCandidates } from "../../../src/search/query";
import type { CompleteIndex } from "../../../src/search/read-index";
import { REFINED, weigh } from "../../../src/search/refine";
import { isRight, type Question } from "./measure";

/** The candidates for a question, best first by the score without learned weights. */
export interface Example {
  query: string;
  features: Features[];
  isRight: boolean[];
}

/** The strength of the regularization, which pulls weights toward 0 and the score's weight toward `SCORE`. */
const RIDGE = 0.3;
const SCORE = 3;

/** The number of steps of Adam, which finds the weights. More steps only change the third digit. */
const STEPS = 100;
const RATE = 0.1;

/** Finds the candidates for each question that learned weights apply to. */
export function toExamples(index: CompleteIndex, questions: readonly Question[]): Example[] {
  const sentences = questions.filter(({ query }) => !isName(query));
  return sentences.map(({ query, answers }) => {
    const { candidates, expansion, scores } = findCandidates(index, query);
    const best = candidates.slice(0, REFINED);
    const evidence = { text: query, slots: expansion.slots, bodies: index.bodies, scores };
    return {
      query,
      features: featuresOf(best, evidence),
      isRight: best.map(({ section }) => isRight(section.url, answers)),
    };
  });
}

/**
 * Learns the weights that maximize the probability that a right section comes first. The probability of a section is
 * the softmax of its value among all candidates. The same examples always give the same weights.
 */
export function learn(examples: readonly Example[]): Features {
  const useful = examples.filter((example) => example.isRight.includes(true) && example.isRight.includes(false));
  const names = [...new Set(useful.flatMap(({ features }) => features.flatMap((one) => Object.keys(one))))].sort();
  const weights: Features = Object.fromEntries(names.map((name) => [name, name === "score" ? SCORE : 0]));
  const means = new Map<string, { slope: number; square: number }>();
  for (let step = 1; step <= STEPS; step++) {
    const slopes = slopesOf(useful, weights);
    for (const name of names) {
      const weight = weights[name] ?? 0;
      const slope = (slopes[name] ?? 0) + RIDGE * (weight - (name === "score" ? SCORE : 0));
      const before = means.get(name) ?? { slope: 0, square: 0 };
      const mean = { slope: 0.9 * before.slope + 0.1 * slope, square: 0.99 * before.square + 0.01 * slope ** 2 };
      means.set(name, mean);
      const size = Math.sqrt(mean.square / (1 - 0.99 ** step)) + 1e-8;
      weights[name] = weight - (RATE * (mean.slope / (1 - 0.9 ** step))) / size;
    }
  }
  // Readers download the weights before they get any result, so they are short. With two digits, the cross-validated
  // rank is the same (.802, 2026-11-25).
  const rounded = names.map((name) => [name, Math.round((weights[name] ?? 0) * 10) / 10] as const);
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0));
}

/** Returns the derivative of the loss with respect to each weight. */
function slopesOf(examples: readonly Example[], weights: Features): Features {
  const slopes: Features = {};
  for (const { features, isRight: right } of examples) {
    const values = features.map((one) => weigh(one, weights));
    const most = Math.max(...values);
    const powers = values.map((value) => Math.exp(value - most));
    const all = powers.reduce((sum, power) => sum + power, 0);
    const good = powers.reduce((sum, power, at) => sum + (right[at] ? power : 0), 0);
    for (const [at, one] of features.entries()) {
      const excess = (powers[at] ?? 0) / all - (right[at] ? (powers[at] ?? 0) / good : 0);
      for (const [name, feature] of Object.entries(one)) slopes[name] = (slopes[name] ?? 0) + excess * feature;
    }
  }
  return slopes;
}

/** Returns, for each example sorted by the weights, the reciprocal rank of the first right section among five. */
export function reciprocalRanks(examples: readonly Example[], weights: Features): number[] {
  return examples.map(({ features, isRight: right }) => {
    const order = features.map((one, at) => ({ at, value: weigh(one, weights) })).sort((a, b) => b.value - a.value);
    const rank = order.slice(0, 5).findIndex(({ at }) => right[at]) + 1;
    return rank > 0 ? 1 / rank : 0;
  });
}

/**
 * Returns the reciprocal ranks by fivefold cross-validation: the weights for each fifth are learned from the other
 * four.
 */
export function crossValidate(examples: readonly Example[]): number[] {
  return Array.from({ length: 5 }, (_, fifth) => {
    const isIn = ({ query }: Example) => (createHash("sha256").update(query).digest()[2] ?? 0) % 5 === fifth;
    return reciprocalRanks(examples.filter(isIn), learn(examples.filter((example) => !isIn(example))));
  }).flat();
}
