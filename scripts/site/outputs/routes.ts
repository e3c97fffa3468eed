import { SCREENS } from "../../../src/screens/registry";
import type { Site } from "../content/types";

/** Urls of the screens without a content file that others should find. */
export const LISTED_SCREENS = SCREENS.filter(({ isListed }) => isListed).map(({ url }) => url);

/** What hosts show for paths that do not exist. */
const NOT_FOUND = "/404.html";

/** Every path that becomes an HTML file. */
export function routePaths({ pages, sections }: Pick<Site, "pages" | "sections">): string[] {
  const printable = sections.filter(({ name }) => name !== "").map(({ url }) => `${url}printable/`);
  return [...pages.map(({ url }) => url), ...SCREENS.map(({ url }) => url), NOT_FOUND, ...printable, "/printable/"];
}
