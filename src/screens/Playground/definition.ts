import { PLAYGROUND } from "../../utilities/urls";
import type { ScreenDefinition } from "../definition";

/** The screen with the playground. */
export const playground: ScreenDefinition = {
  url: PLAYGROUND,
  title: "Playground",
  description: "webpack itself, in this page: edit a project, see what it builds, and run the result.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-playground" */ "./Playground")).Playground,
};
