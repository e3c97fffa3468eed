import type { ScreenDefinition } from "../definition";

/** The screen about the projects of the organization and their maintainers. */
export const organization: ScreenDefinition = {
  url: "/organization/",
  title: "The Organization",
  description: "Commonly used projects in the webpack ecosystem, and who maintains them.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-organization" */ "./Organization")).Organization,
};
