/** The projects of `test/vitest.config.ts` in two parts that take equally long, so that two machines can share them. */
export const TEST_PARTS = {
  /** Build what pages show: samples, and each step of each guide. */
  projects: ["projects", "outputs"],
  rest: ["unit", "whole", "components", "replacing", "site"],
} as const;
