import type { SectionModules } from "../navigation/loader";
import { type Code, loadPage } from "../sections";
import type { Content } from "./content";

/**
 * Creates the table of sections for the server. All pages of a section share one object; otherwise memory would grow
 * with the square of the number of pages.
 */
export function tableFor({ sections, pageFile }: Content, code: Code): SectionModules {
  const entries = sections.map((section) => {
    const loads = section.children.map(({ url }) => [url, async () => loadPage(url, pageFile(url), code)]);
    const module = { section, pages: Object.fromEntries(loads) };
    return [section.name, { load: async () => module, outlines: async () => ({}) }];
  });
  return Object.fromEntries(entries);
}
