import type { ScreenDefinition } from "../definition";

/** The screen on which readers keep pages on their device. */
export const offline: ScreenDefinition = {
  url: "/offline/",
  title: "Read Offline",
  description: "Save the webpack documentation on this device to read it offline.",
  isListed: false,
  load: async () => (await import(/* webpackChunkName: "screen-offline" */ "./Offline")).Offline,
};
