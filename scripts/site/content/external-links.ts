import { decode } from "../../../src/utilities/urls";
import type { Page } from "./types";

/** The start of a link, up to its address; the character before the address is the slot of printable bodies. */
const LINK = /(<a(?: [^<>]*?)? href="\uE000?)(\/[^"#]*)#([^"]*)"/g;

/**
 * Links of external pages to headings that our pages do not have lead to the top of these instead: what others wrote
 * cannot be put right here, and must not keep the site from being built. Known when all pages are.
 */
export function withoutDeadFragments(pages: Page[], basePath: string): Page[] {
  const ids = new Map(pages.map((page) => [page.url, new Set(page.ids)]));
  const isDead = (url: string, fragment: string) => ids.has(url) && !ids.get(url)?.has(decode(fragment));
  const mend = (html: string) =>
    html.replace(LINK, (link, start: string, address: string, fragment: string) => {
      const url = address.startsWith(basePath) ? address.slice(basePath.length - 1) : "";
      return isDead(url, fragment) ? `${start}${address}"` : link;
    });
  return pages.map((page) => {
    if (!isExternalPage(page) || page.html === null) return page;
    const links = page.links.map((link) => {
      const [url = "", fragment] = link.split("#");
      return fragment !== undefined && isDead(url, encodeURIComponent(fragment)) ? url : link;
    });
    return { ...page, html: mend(page.html), printable: mend(page.printable), links };
  });
}

/** Whether somebody else wrote a page, somewhere else. */
export function isExternalPage({ file, source }: Pick<Page, "file" | "source">): boolean {
  return file.endsWith(".md") && source !== undefined;
}
