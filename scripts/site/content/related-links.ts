import type { RelatedLink } from "../../../src/types";
import type { PageFindings, SiteContext } from "../markdown/context";
import { resolveLink } from "../markdown/resolve-link";

/** The related links of one page in their final form, and what was found out about them. */
export type CheckedRelated = { related: RelatedLink[] } & Pick<PageFindings, "anchors" | "problems">;

/**
 * Checks the "Further Reading" of a page's front matter as links in its text are checked: those to pages of this site
 * have to exist.
 *
 * @param source the whole file, to find the lines.
 */
export function checkRelated(links: RelatedLink[], source: string, own: string, context: SiteContext): CheckedRelated {
  const checked: CheckedRelated = { related: [], anchors: [], problems: [] };
  const lines = source.split("\n");
  for (const { title, url } of links) {
    const line = lines.findIndex((text) => text.includes(url)) + 1 || 1;
    const column = (lines[line - 1]?.indexOf(url) ?? 0) + 1 || 1;
    const link = resolveLink(url, own, context);
    switch (link.kind) {
      case "external":
        checked.related.push({ title, url: link.href });
        break;
      case "internal":
        checked.related.push({ title, url: link.href });
        if (link.id) checked.anchors.push({ url, page: link.url, id: link.id, line, column });
        break;
      default: {
        const message = `The related link to ${url} leads nowhere: there is no such page.`;
        checked.problems.push({ line, column, message, severity: "error" });
      }
    }
  }
  return checked;
}
