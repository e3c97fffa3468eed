import type { Content } from "../../src/prerender/sections";
import { sectionOf } from "../../src/utilities/urls";
import { pageFile, pageName, sectionName } from "../content/data-files";
import { codeChunkName } from "../content/site-data";
import type { Page, Site } from "../content/types";

/** What the server draws a site from. */
export interface DrawnFrom {
  content: Content;
  /** All of it that goes into the HTML of one path. */
  dataOf(path: string): object;
  /** Names of what the browser needs to take that HTML over. */
  needsOf(path: string): string[];
}

/** Makes it from what was read. */
export function drawnFrom({ pages, sections }: Pick<Site, "pages" | "sections">): DrawnFrom {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const byName = new Map(sections.map((section) => [section.name, section]));
  const sectionAt = (path: string) => byName.get(sectionOf(path, byName.keys()));

  return {
    content: {
      sections,
      pageFile(url) {
        const page = byUrl.get(url);
        if (!page) throw new Error(`There is no page ${url}.`);
        return pageFile(page);
      },
    },
    dataOf(path) {
      const page = byUrl.get(path);
      return { section: sectionAt(path), ...(page && pageFile(page)) };
    },
    needsOf(path) {
      const section = sectionAt(path);
      const page = byUrl.get(path);
      return [...(section ? [sectionName(section)] : []), ...(page ? stateOf(page) : [])];
    },
  };
}

/** Of a page with state: a body that is only HTML stands in the document. */
function stateOf(page: Page): string[] {
  return page.interactive ? [pageName(page), codeChunkName(page)] : [];
}
