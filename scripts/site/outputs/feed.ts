import type { SiteConfig } from "../../../src/types";
import type { Page, Site } from "../content/types";
import { absolute, textElement, xml, xmlElement } from "./xml";

/** The maximum number of entries. Feed readers check more often than this number of pages changes. */
const MOST = 50;

/** Returns the pages with a known date of change, newest first. */
export function changedPages({ pages }: Pick<Site, "pages">): (Page & { changed: string })[] {
  return pages
    .filter((page): page is Page & { changed: string } => page.changed !== undefined)
    .sort((a, b) => b.changed.localeCompare(a.changed) || a.url.localeCompare(b.url, "en"));
}

/**
 * Returns `feed.xml`, an Atom feed of the pages that changed last, or nothing if no dates are known. Source:
 * https://www.rfc-editor.org/rfc/rfc4287
 */
export function feed(site: Pick<Site, "pages">, config: SiteConfig): Map<string, string> {
  const changed = changedPages(site).slice(0, MOST);
  const [latest] = changed;
  if (!latest) return new Map();
  const home = absolute(config, "/");
  const self = absolute(config, "/feed.xml");
  const root = xmlElement(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "en" },
    [
      "",
      textElement("id", self), // The address of the front page is the id of an entry already.
      textElement("title", `Changed pages | ${config.name}`),
      textElement("updated", latest.changed),
      xmlElement("author", {}, textElement("name", config.name)),
      xmlElement("link", { rel: "alternate", type: "text/html", href: home }),
      xmlElement("link", { rel: "self", type: "application/atom+xml", href: self }),
      ...changed.map((page) => entry(page, config)),
      "",
    ].join("\n"),
  );
  return new Map([["feed.xml", xml(root)]]);
}

function entry({ url, title, description, changed }: Page & { changed: string }, config: SiteConfig): string {
  const address = absolute(config, url);
  const parts = [
    textElement("id", address),
    textElement("title", title),
    textElement("updated", changed),
    xmlElement("link", { rel: "alternate", type: "text/html", href: address }),
    textElement("summary", description ?? title),
  ];
  return xmlElement("entry", {}, parts.join(""));
}
