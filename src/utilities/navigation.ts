import type { NavigationLink, PageSummary, Section, SiteConfig, View } from "../types";
import { isExternal } from "./urls";

/** Where the header's link to the documentation leads. */
export const DOCUMENTATION = "/concepts/";

/** A link of the navigation that knows whether the reader is there. */
export interface PlacedLink extends NavigationLink {
  /** `page`: this very page. `true`: somewhere below it. */
  current?: "page" | "true";
}

/** The links of the header, in order. "Documentation" stands for all of its sections (specification section 2.4). */
export function topLinks({ top, sections }: SiteConfig, path: string): PlacedLink[] {
  const documentation = sections.filter((section) => section.documentation);
  return top.map((link) => {
    const names = link.url === DOCUMENTATION ? documentation.map(({ name }) => name) : [link.url.split("/")[1] ?? ""];
    const isHere = !isExternal(link.url) && names.some((name) => isBelow(path, name));
    return { ...link, current: isHere ? place(path, link.url) : undefined };
  });
}

/** The documentation's sections: what stands below "Documentation". */
export function sectionLinks({ sections }: SiteConfig, path: string): PlacedLink[] {
  return sections
    .filter((section) => section.documentation)
    .map(({ name, title }) => {
      const url = `/${name}/`;
      return { title, url, current: isBelow(path, name) ? place(path, url) : undefined };
    });
}

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

/** The url of the page on the screen, in the form that lists use. */
export function currentUrl(view: View): string {
  return "page" in view ? view.page.url : view.path;
}

function isBelow(path: string, name: string): boolean {
  return path === `/${name}` || path.startsWith(`/${name}/`);
}

function place(path: string, url: string): "page" | "true" {
  return path === url ? "page" : "true";
}
