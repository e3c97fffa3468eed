import { SCREENS } from "../../../src/screens/registry";
import { printableUrl } from "../../../src/utilities/urls";
import type { Site } from "./types";

/** The URLs of the listed screens without a content file. */
export const LISTED_SCREENS = SCREENS.filter(({ isListed }) => isListed).map(({ url }) => url);

/** The page that hosts serve for unknown paths. */
const NOT_FOUND = "/404.html";

/** Returns all paths that become an HTML file. */
export function routePaths({ pages, sections }: Pick<Site, "pages" | "sections">): string[] {
  const printable = sections.map(({ name }) => printableUrl(name));
  return [...pages.map(({ url }) => url), ...SCREENS.map(({ url }) => url), NOT_FOUND, ...printable];
}
