import type { ScreenDefinition } from "../definition";

/** The screen about the projects of the organization and their maintainers. */
export const organization: ScreenDefinition = {
  url: "/organization/",
  title: "The Organization",
  description:
    "Commonly used projects in the webpack ecosystem: what each one does, how widely it's used, and who maintains it.",
  isListed: true,
  load: async () => (await import(/* webpackChunkName: "screen-organization" */ "./Organization")).Organization,
};
