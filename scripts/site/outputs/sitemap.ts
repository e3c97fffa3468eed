import type { SiteConfig } from "../../../src/types";
import { LISTED_SCREENS } from "../content/routes";
import type { Site } from "../content/types";
import { absolute, textElement, xml, xmlElement } from "./xml";

/**
 * Returns `sitemap.xml`: all pages that search engines should list, with the date of their last change if it is known.
 * Source: https://www.sitemaps.org/protocol.html
 *
 * @param screenDates When the screens without a content file were changed, by URL.
 */
export function sitemap(
  { pages }: Pick<Site, "pages">,
  config: SiteConfig,
  screenDates: ReadonlyMap<string, string>,
): Map<string, string> {
  const entry = (url: string, changed?: string) =>
    xmlElement("url", {}, textElement("loc", absolute(config, url)) + (changed ? textElement("lastmod", changed) : ""));
  const screens = LISTED_SCREENS.map((url) => entry(url, screenDates.get(url)));
  const entries = [...pages.map(({ url, changed }) => entry(url, changed)), ...screens];
  const root = xmlElement(
    "urlset",
    { xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9" },
    `\n${entries.join("\n")}\n`,
  );
  return new Map([["sitemap.xml", xml(root)]]);
}

/**
 * Returns `robots.txt`, which allows everything. Pages that search engines shouldn't list have a `meta` element for
 * that. Crawlers only request this file at the root of a host.
 */
export function robots(config: SiteConfig): Map<string, string> {
  return new Map([["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${absolute(config, "/sitemap.xml")}\n`]]);
}
