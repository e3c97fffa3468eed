import type { ScreenDefinition } from "../definition";

/** The screen on which readers vote on proposals. */
export const vote: ScreenDefinition = {
  url: "/vote/",
  title: "Vote",
  description: "Feature requests for webpack from the community: vote on each one, and find its discussion.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-vote" */ "./Vote")).Vote,
};
