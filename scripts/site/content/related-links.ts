import type { NavigationLink } from "../../../src/types";
import type { PageFindings, SiteContext } from "../markdown/context";
import { didYouMean, resolveLink } from "../markdown/resolve-link";

/** The checked related links of a page with their final addresses, and the findings about them. */
export type CheckedRelated = { related: NavigationLink[] } & Pick<PageFindings, "fragments" | "problems">;

/**
 * Checks the "Further Reading" links of a page's front matter. As in the text, the pages of this site that they link to
 * have to exist.
 *
 * @param source The whole file, to find the lines.
 */
export function checkRelated(
  links: NavigationLink[],
  source: string,
  from: { url: string; file: string },
  context: SiteContext,
): CheckedRelated {
  const checked: CheckedRelated = { related: [], fragments: [], problems: [] };
  for (const { title, url } of links) {
    const before = source.slice(0, Math.max(source.indexOf(url), 0)).split("\n");
    const [line, column] = [before.length, (before.at(-1) ?? "").length + 1];
    const link = resolveLink(url, from, context);
    if (link.kind === "dead" || link.kind === "forbidden") {
      const message = `The related link to ${url} leads nowhere: there is no such page.${link.kind === "dead" ? didYouMean(link) : ""}`;
      checked.problems.push({ line, column, message, severity: "error" });
      continue;
    }
    checked.related.push({ title, url: link.href });
    if (link.kind === "internal" && link.id) checked.fragments.push({ url, page: link.url, id: link.id, line, column });
  }
  return checked;
}
