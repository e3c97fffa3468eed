import type { ScreenDefinition } from "../definition";

/** Defines the screen of this folder. */
export const appShell: ScreenDefinition = {
  url: "/app-shell/",
  title: "App shell",
  description: "The frame of the documentation of webpack, for readers without a connection.",
  isListed: false,
  load: null,
};
