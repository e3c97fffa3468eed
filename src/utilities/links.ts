import type { NavigationLink, SiteConfig } from "../types";
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

function isBelow(path: string, name: string): boolean {
  return path === `/${name}` || path.startsWith(`/${name}/`);
}

function place(path: string, url: string): "page" | "true" {
  return path === url ? "page" : "true";
}
