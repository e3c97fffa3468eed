import type { NavigationLink, SiteConfig } from "../types";
import { isExternal, sectionUrl } from "./urls";

/** The target of the header's link to the documentation. */
export const DOCUMENTATION = "/concepts/";

/** A link of the navigation that shows whether the reader is there. */
export interface PlacedLink extends NavigationLink {
  /** `page`: the current page. `true`: a page below it is the current one. */
  current?: "page" | "true";
}

/**
 * Returns the links of the header in order. "Documentation" represents all of its sections (specification, section
 * 2.4).
 */
export function topLinks({ top, sections }: SiteConfig, path: string): PlacedLink[] {
  const documentation = sections.filter((section) => section.documentation);
  return top.map((link) => {
    const names = link.url === DOCUMENTATION ? documentation.map(({ name }) => name) : [link.url.split("/")[1] ?? ""];
    const isHere = !isExternal(link.url) && names.some((name) => isBelow(path, name));
    return { ...link, current: isHere ? place(path, link.url) : undefined };
  });
}

/** Returns links to the sections of the documentation. */
export function sectionLinks({ sections }: SiteConfig, path: string): PlacedLink[] {
  return sections
    .filter((section) => section.documentation)
    .map(({ name, title }) => {
      const url = sectionUrl(name);
      return { title, url, current: isBelow(path, name) ? place(path, url) : undefined };
    });
}

function isBelow(path: string, name: string): boolean {
  return `${path}/`.startsWith(sectionUrl(name));
}

function place(path: string, url: string): "page" | "true" {
  return path === url ? "page" : "true";
}
