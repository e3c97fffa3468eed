/** How much a section is about a word, as few steps as answers need: each step costs the reader kilobytes. */

/** Upper ends of the steps, as shares of the most that a word can count, and what stands for each: 1 to 15. */
const STEPS = [
  { below: 0.2, impact: 2 },
  { below: 0.36, impact: 4 },
  { below: 0.55, impact: 7 },
  { below: 1.01, impact: 10 },
] as const;

export const LEVELS = STEPS.length;

/** @param share from 0 to 1. */
export function levelOf(share: number): number {
  return STEPS.findIndex(({ below }) => share < below);
}

/** From 1 to 15. */
export function impactOf(level: number): number {
  return STEPS[level]?.impact ?? 0;
}
