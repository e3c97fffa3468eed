import type { ScreenDefinition } from "../definition";

/** The screen that reads the statistics of a build. */
export const playgroundStats: ScreenDefinition = {
  url: "/playground/stats/",
  title: "What Is in Your Build?",
  description:
    "Drop a stats.json of webpack: why is a module there, in which chunk, what of it is used, what does it cost?",
  isListed: true,
  load: async () =>
    (await import(/* webpackChunkName: "screen-playground-stats" */ "./PlaygroundStats")).PlaygroundStats,
};
