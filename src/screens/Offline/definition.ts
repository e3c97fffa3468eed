import type { ScreenDefinition } from "../definition";

/** The screen on which readers keep pages on their device. */
export const offline: ScreenDefinition = {
  url: "/offline/",
  title: "Read Offline",
  description: "Keep the documentation of webpack on this device, and see which of its pages are here already.",
  isListed: false,
  load: async () => (await import(/* webpackChunkName: "screen-offline" */ "./Offline")).Offline,
};
