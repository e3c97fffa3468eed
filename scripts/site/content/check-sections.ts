import type { SiteConfig } from "../../../src/types";
import type { Problem } from "../../lib/problem";
import type { Page } from "./types";

/**
 * Reports directories of pages that the configuration doesn't list. Their pages are in no menu, and search ranks them
 * below all others, which an author would only notice on the site.
 */
export function checkSections(
  pages: readonly Pick<Page, "path" | "section">[],
  { sections }: Pick<SiteConfig, "sections">,
): Problem[] {
  const listed = new Set(["", ...sections.map(({ name }) => name)]);
  const first = new Map(pages.toReversed().map((page) => [page.section, page]));
  return [...first.values()]
    .filter(({ section }) => !listed.has(section))
    .map(({ path, section }) => {
      const entry = `{ name: "${section}", title: "…", documentation: true }`;
      const advice = `Add ${entry} to the sections in src/site.ts, with false to keep it like that.`;
      const message = `No menu has the pages of the directory ${section}, and search ranks them last. ${advice}`;
      return { file: path, line: 1, column: 1, message, severity: "warning" };
    });
}
