import type { PageSummary, Section } from "../types";

/**
 * Returns the pages of a section that can be read one after the other: all except the home page, READMEs beside a page about
 * the same package, and printable pages, which only have a content file on someone else's site (specification, section 2.2).
 */
export function printedPages(section: Section): PageSummary[] {
  return section.children.filter(
    ({ title, url, isBeside }) => url !== "/" && title !== "printable" && !title.includes("Printable") && !isBeside,
  );
}

/** Returns the pages that a section's navigation shows: those that can be read, except the ones that an index page lists. */
export function listedPages(section: Section): PageSummary[] {
  return printedPages(section).filter(({ isBelowIndex }) => !isBelowIndex);
}

/** Groups pages by sidebar heading. The groups are in the order of their first pages. */
export function groupPages(pages: PageSummary[]): { title: string | null; pages: PageSummary[] }[] {
  const groups = new Map<string | null, PageSummary[]>();
  for (const page of pages) {
    const title = !page.group || page.group === "-" ? null : page.group;
    const group = groups.get(title);
    if (group) group.push(page);
    else groups.set(title, [page]);
  }
  return [...groups].map(([title, members]) => ({ title, pages: members }));
}
