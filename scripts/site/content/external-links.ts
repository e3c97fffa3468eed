import type { Page } from "./types";

/**
 * Returns the links of an external page to headings that other pages don't have: `/concepts/output/#gone`. The page is
 * compiled again without their fragments, so that they lead to the top of the page, because we can't correct other
 * people's texts, and they must not make the build fail.
 *
 * @param ids The ids of all pages, by URL.
 */
export function deadFragmentsOf(page: Page, ids: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (!isExternalPage(page)) return [];
  return page.links.filter((link) => {
    const at = link.indexOf("#");
    const [url, id] = [link.slice(0, at), link.slice(at + 1)];
    return at >= 0 && url !== page.url && ids.get(url)?.has(id) === false;
  });
}

/** Returns whether a page is external, that is, fetched from another source. */
export function isExternalPage({ path, source }: Pick<Page, "path" | "source">): boolean {
  return path.endsWith(".md") && source !== undefined;
}
