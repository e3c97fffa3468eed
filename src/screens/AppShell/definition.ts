import { APP_SHELL } from "../../utilities/urls";
import type { ScreenDefinition } from "../definition";

/** The app shell: a page without a text. The service worker answers with it when a page's HTML is not cached. */
export const appShell: ScreenDefinition = {
  url: APP_SHELL,
  title: "App shell",
  description: "The frame of the webpack documentation.",
  isListed: false,
  load: null,
};
