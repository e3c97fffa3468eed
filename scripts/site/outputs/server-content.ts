import type { Content } from "../../../src/prerender/content";
import { sectionOf } from "../../../src/utilities/urls";
import { codeChunkName, pageName, sectionName } from "../content/names";
import type { Site } from "../content/types";
import { pageFile } from "./data-files";
import { createJoinBodies } from "./printable-bodies";

/** Reduces a site to what the server bundle renders. */
export function serverContent({ pages, sections }: Pick<Site, "pages" | "sections">, basePath: string): Content {
  const pageAt = new Map(pages.map((page) => [page.url, page]));
  const sectionNames = sections.map(({ name }) => name);
  return {
    sections,
    pageFile(url) {
      const page = pageAt.get(url);
      if (!page) throw new Error(`There is no page ${url}.`);
      return pageFile(page);
    },
    needsOf(path) {
      const name = sectionOf(path, sectionNames);
      const page = pageAt.get(path);
      const ofSection = sectionNames.includes(name) ? [sectionName({ name })] : [];
      // Any body without components with state is complete in the document.
      const ofState = page?.interactive ? [pageName(page), codeChunkName(page)] : [];
      return [...ofSection, ...ofState];
    },
    changedAt: (path) => pageAt.get(path)?.changed,
    joinBodies: createJoinBodies(pages, basePath),
  };
}
