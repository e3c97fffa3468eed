import type { ScreenDefinition } from "../definition";

/** The screen on which readers vote on proposals. */
export const vote: ScreenDefinition = {
  url: "/vote/",
  title: "Vote",
  description: "Vote on feature requests for webpack from the community.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-vote" */ "./Vote")).Vote,
};
