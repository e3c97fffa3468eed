import { PLAYGROUND } from "../../utilities/urls";
import type { ScreenDefinition } from "../definition";

/** The screen with the playground. */
export const playground: ScreenDefinition = {
  url: PLAYGROUND,
  title: "Playground",
  description: "Try webpack in your browser: edit a project, build it and run the result.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-playground" */ "./Playground")).Playground,
};
