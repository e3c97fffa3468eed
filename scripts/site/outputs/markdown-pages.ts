import type { SiteConfig } from "../../../src/types";
import type { Page, Site } from "../content/types";
import { absolute } from "./xml";

/** Every page as Markdown, beside its HTML: `concepts/output/index.md`. */
export function markdownPages({ pages }: Pick<Site, "pages">, config: SiteConfig): Map<string, string> {
  return new Map(pages.map((page) => [markdownPath(page).slice(1), markdownOf(page, config)]));
}

/** Where a page's Markdown is, without the base path. */
export function markdownPath({ url }: Pick<Page, "url">): string {
  return `${url}index.md`;
}

/** A whole page as Markdown: title, description, where it is from, text. */
export function markdownOf(page: Page, config: SiteConfig): string {
  const { title, description, url, changed, source, markdown } = page;
  const from = [
    `<${absolute(config, url)}>`,
    ...(changed ? [`last changed on ${changed.slice(0, 10)}`] : []),
    ...(source ? [`text of <${source}>`] : []),
  ];
  const parts = [
    `# ${title}`,
    ...(description ? [`> ${description}`] : []),
    `From ${from.join(", ")}.`,
    markdown.trim(),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}
