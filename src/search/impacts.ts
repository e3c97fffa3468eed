/**
 * The relevance of a section for a word, in as few steps as the search needs: each further step adds kilobytes to the
 * index.
 */

/**
 * The upper limit of each step, as a share of the highest possible relevance, and the impact (1 to 15) that it is read
 * as.
 */
const STEPS = [
  { below: 0.22, impact: 2 },
  { below: 0.36, impact: 4 },
  { below: 0.55, impact: 7 },
  { below: 1.01, impact: 10 },
] as const;

/** The number of steps. */
export const LEVELS = STEPS.length;

/** Returns the number of the step for a share from 0 to 1. */
export function levelOf(share: number): number {
  return STEPS.findIndex(({ below }) => share < below);
}

/** Returns the impact of a step, from 1 to 15. */
export function impactOf(level: number): number {
  return STEPS[level]?.impact ?? 0;
}
