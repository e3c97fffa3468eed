import type { NavigationLink, SiteConfig } from "../types";
import { isExternal, sectionUrl } from "./urls";

/** The target of the header's link to the documentation. */
const DOCUMENTATION = "/concepts/";

/** A link of the navigation (specification, section 3). */
export interface NavigationItem extends NavigationLink {
  /** Whether the page on the screen is the link's target, or is below it. */
  isActive?: boolean;
  /** The links that a menu shows below this one. Only the link to the documentation has any. */
  children?: NavigationItem[];
}

/**
 * Returns the links of the header in order. "Documentation" represents all of its sections (specification, section
 * 2.4), which are below it.
 *
 * @param path The path of the page on the screen.
 */
export function topLinks({ top, sections }: SiteConfig, path: string): NavigationItem[] {
  const below = sections
    .filter(({ documentation }) => documentation)
    .map(({ name, title }) => ({ title, url: sectionUrl(name), isActive: isBelow(path, name) }));
  return top.map((link) => {
    if (link.url === DOCUMENTATION && below.length > 0)
      return { ...link, isActive: below.some(({ isActive }) => isActive), children: below };
    return { ...link, isActive: !isExternal(link.url) && isBelow(path, link.url.split("/")[1] ?? "") };
  });
}

/** Returns the links to the sections of the documentation, and whether the page on the screen is in one of them. */
export function documentationLinks(config: SiteConfig, path: string): { isActive: boolean; links: NavigationItem[] } {
  const { isActive = false, children = [] } = topLinks(config, path).find((link) => link.children) ?? {};
  return { isActive, links: children };
}

/**
 * Returns the value of `aria-current` of a link, by which browsers tell readers where they are.
 *
 * @param path The path of the page on the screen.
 */
export function currentOf({ isActive, url }: NavigationItem, path: string): "page" | "true" | undefined {
  if (!isActive) return undefined;
  return url === path ? "page" : "true";
}

function isBelow(path: string, name: string): boolean {
  return `${path}/`.startsWith(sectionUrl(name));
}
