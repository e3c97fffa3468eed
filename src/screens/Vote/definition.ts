import type { ScreenDefinition } from "../definition";

/** The screen on which readers vote on proposals. */
export const vote: ScreenDefinition = {
  url: "/vote/",
  title: "Vote",
  description: "Wishes for webpack that people have brought forward in public, and a vote on each of them.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-vote" */ "./Vote")).Vote,
};
