import type { ScreenDefinition } from "../definition";

/** The screen about the projects of the organization and their maintainers. */
export const organization: ScreenDefinition = {
  url: "/organization/",
  title: "The Organization",
  description: "The projects of the webpack organization: what each is for, how it is used, and who maintains it.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-organization" */ "./Organization")).Organization,
};
