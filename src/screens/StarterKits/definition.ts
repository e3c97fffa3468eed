import type { ScreenDefinition } from "../definition";

/** The screen with the list of starter kits. */
export const starterKits: ScreenDefinition = {
  url: "/starter-kits/",
  title: "Starter Kits",
  description: "Ready-made webpack projects to start from or explore.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-starter-kits" */ "./StarterKits")).StarterKits,
};
