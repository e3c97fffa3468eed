import type { SectionTable } from "../navigation/loader";
import { type Code, loadPage } from "../sections";
import type { Content } from "./content";

/**
 * Creates the table of sections for the server. All pages of a section share one object; otherwise memory would grow
 * with the square of the number of pages.
 */
export function tableFor({ sections, pageFile }: Content, code: Code): SectionTable {
  const entries = sections.map((section) => {
    const loads = section.children.map(({ url }) => [url, async () => loadPage(url, pageFile(url), code)]);
    const loaded = { section, pages: Object.fromEntries(loads) };
    return [section.name, { load: async () => loaded, outlines: async () => ({}) }];
  });
  return Object.fromEntries(entries);
}
