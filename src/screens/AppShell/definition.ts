import type { ScreenDefinition } from "../definition";

/** The app shell: a page without a text. The service worker answers with it when a page's HTML is not cached. */
export const appShell: ScreenDefinition = {
  url: "/app-shell/",
  title: "App shell",
  description: "The frame of the documentation of webpack, for readers without a connection.",
  isListed: false,
  load: null,
};
