import type { SectionModules } from "../navigation/loader";
import { type Code, loadPage } from "../sections";
import type { PageFile, Section } from "../types";

/** What the server draws all pages from. It is given when the bundle runs: none of it is code. */
export interface Content {
  sections: Section[];
  /** @throws {Error} when no page has this url. */
  pageFile(url: string): PageFile;
}

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
