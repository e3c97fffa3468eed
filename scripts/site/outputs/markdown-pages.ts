import type { SiteConfig } from "../../../src/types";
import { outputFile } from "../content/names";
import type { Page, Site } from "../content/types";
import { absolute } from "./xml";

/** Returns every page as Markdown: `concepts/output/index.md` beside its HTML. */
export function markdownPages({ pages }: Pick<Site, "pages">, config: SiteConfig): Map<string, string> {
  return new Map(pages.map((page) => [outputFile(markdownPath(page)), markdownOf(page, config)]));
}

/** Returns the path of a page's Markdown, without the base path. */
export function markdownPath({ url }: Pick<Page, "url">): string {
  return `${url}index.md`;
}

/** Returns a page as Markdown with title, description, source and text. */
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
