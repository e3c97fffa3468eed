import type { PageSummary, Section } from "../types";

/** The pages that a section's navigation shows: without the printable ones, and without the home page. */
export function listedPages(section: Section): PageSummary[] {
  return section.pages.filter(({ title, url }) => url !== "/" && title !== "printable" && !title.includes("Printable"));
}

/** Pages by sidebar heading, in the order in which each heading's first page comes. */
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

/** The pages before and after one, in the order of the sidebar's source. */
export function neighbours(section: Section, url: string): { previous?: PageSummary; next?: PageSummary } {
  const pages = listedPages(section);
  const index = pages.findIndex((page) => page.url === url);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
