import { decode, withoutBase } from "../../../src/utilities/urls";
import type { Page } from "./types";

/** Matches the start of a link up to its address. The character before the address is the slot of printable bodies. */
const LINK = /(<a(?: [^<>]*?)? href="\uE000?)(\/[^"#]*)#([^"]*)"/g;

/**
 * Removes the fragment from links of external pages to headings that do not exist, so that they lead to the top of the
 * page. The texts of others cannot be corrected here, and must not make the build fail. It runs when all pages are
 * known.
 */
export function withoutDeadFragments(pages: Page[], basePath: string): Page[] {
  const ids = new Map(pages.map((page) => [page.url, new Set(page.ids)]));
  const isDead = (url: string, fragment: string) => ids.has(url) && !ids.get(url)?.has(decode(fragment));
  const mend = (html: string) =>
    html.replace(LINK, (link, start: string, address: string, fragment: string) => {
      return isDead(withoutBase(basePath, address) ?? "", fragment) ? `${start}${address}"` : link;
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

/** Returns whether a page is external, that is, fetched from another source. */
export function isExternalPage({ path, source }: Pick<Page, "path" | "source">): boolean {
  return path.endsWith(".md") && source !== undefined;
}
