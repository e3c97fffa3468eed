import type { Section, SiteConfig } from "../../../src/types";
import type { Site } from "../content/types";
import { markdownOf, markdownPath } from "./markdown-pages";
import { absolute } from "./xml";

/**
 * Returns `llms.txt`, the pages by section with links to their Markdown, and `llms-full.txt`, the text of all pages.
 * Source: https://llmstxt.org
 */
export function llms({ pages, sections }: Pick<Site, "pages" | "sections">, config: SiteConfig): Map<string, string> {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const list = ({ title, name, children }: Section) => {
    const lines = children.map((summary) => {
      const description = byUrl.get(summary.url)?.description;
      return `- [${summary.title}](${absolute(config, markdownPath(summary))})${description ? `: ${description}` : ""}`;
    });
    return lines.length === 0 ? [] : [`## ${name === "" ? "More" : title}\n\n${lines.join("\n")}`];
  };
  const home = byUrl.get("/")?.description ?? `The ${config.name} documentation.`;
  const whole = `## Optional\n\n- [Everything in one file](${absolute(config, "/llms-full.txt")})`;
  const index = [`# ${config.name}`, `> ${home}`, ...sections.flatMap(list), whole];
  // Pages that repeat other pages are left out.
  const texts = pages.filter(({ isGenerated }) => !isGenerated).map((page) => markdownOf(page, config));
  return new Map([
    ["llms.txt", `${index.join("\n\n")}\n`],
    ["llms-full.txt", texts.join("\n---\n\n")],
  ]);
}
