import type { ScreenDefinition } from "../definition";

/** The screen for the stats of a build. */
export const playgroundStats: ScreenDefinition = {
  url: "/playground/stats/",
  title: "What Is in Your Build?",
  description: "Drop a stats file to see why a module is in your build, and what it costs.",
  isListed: true,
  load: async () =>
    (await import(/* webpackChunkName: "screen-playground-stats" */ "./PlaygroundStats")).PlaygroundStats,
};
