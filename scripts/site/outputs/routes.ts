import type { Site } from "../content/types";

/** Screens without a content file that others should find. */
export const LISTED_SCREENS = ["/vote/", "/organization/", "/starter-kits/"];

/** Screens that exist without a content file, and the page for paths that do not exist. */
const SCREENS = ["/app-shell/", "/404.html", ...LISTED_SCREENS, "/offline/"];

/** Every path that becomes an HTML file. */
export function routePaths({ pages, sections }: Pick<Site, "pages" | "sections">): string[] {
  const printable = sections.filter(({ name }) => name !== "").map(({ url }) => `${url}printable/`);
  return [...pages.map(({ url }) => url), ...SCREENS, ...printable, "/printable/"];
}
