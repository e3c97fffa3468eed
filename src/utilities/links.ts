import type { NavigationLink, SiteConfig } from "../types";
import { isExternal, sectionUrl } from "./urls";

/** The target of the header's link to the documentation. */
const DOCUMENTATION = "/concepts/";

/** A link of the navigation (specification, section 3). */
export interface NavigationItem extends NavigationLink {
  /** Set if the reader is there, as `aria-current` has it. `page`: the current page. `true`: the current page is below it. */
  isActive?: "page" | "true";
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
  const documented = sections.filter(({ documentation }) => documentation);
  const names = documented.map(({ name }) => name);
  const children = documented.map(({ name, title }) => toItem({ title, url: sectionUrl(name) }, path, [name]));
  return top.map((link) => {
    if (link.url !== DOCUMENTATION || !names[0]) return toItem(link, path, [link.url.split("/")[1] ?? ""]);
    return { ...toItem(link, path, names), children };
  });
}

/** Returns the link to the documentation, if the header has one with sections below it. */
export function documentationLink(config: SiteConfig, path: string): NavigationItem | undefined {
  return topLinks(config, path).find(({ children }) => children);
}

function toItem(link: NavigationLink, path: string, sections: string[]): NavigationItem {
  const isHere = !isExternal(link.url) && sections.some((name) => `${path}/`.startsWith(sectionUrl(name)));
  return { ...link, isActive: isHere ? (path === link.url ? "page" : "true") : undefined };
}
