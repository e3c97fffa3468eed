import type { ScreenDefinition } from "../definition";

export const starterKits: ScreenDefinition = {
  url: "/starter-kits/",
  title: "Starter Kits",
  description: "Projects to start from that are set up with webpack, with what each of them brings.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-starter-kits" */ "./StarterKits")).StarterKits,
};
