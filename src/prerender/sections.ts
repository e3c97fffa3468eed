import type { SectionModules } from "../navigation/loader";
import { type Code, loadPage } from "../sections";
import type { Content } from "./content";

/**
 * The table of sections for the server. One object for all pages of a section: with one for each, memory would grow with
 * the square of their number.
 */
export function tableFor({ sections, pageFile }: Content, code: Code): SectionModules {
  const entries = sections.map((section) => {
    const loads = section.pages.map(({ url }) => [url, async () => loadPage(url, pageFile(url), code)]);
    const module = { section, pages: Object.fromEntries(loads) };
    return [section.name, { load: async () => module, outlines: async () => ({}) }];
  });
  return Object.fromEntries(entries);
}
