import type { ScreenDefinition } from "../definition";

/** The screen with the list of starter kits. */
export const starterKits: ScreenDefinition = {
  url: "/starter-kits/",
  title: "Starter Kits",
  description: "Projects to start from that are set up with webpack, with what each of them brings.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-starter-kits" */ "./StarterKits")).StarterKits,
};
