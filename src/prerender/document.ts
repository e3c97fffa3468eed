import type { PrerenderedView } from "../navigation/prerendered";
import type { SiteConfig } from "../types";
import { withBase } from "../utilities/urls";
import { escapeHtml } from "./escape-html";
import { inlineScript } from "./inline-script";

/**
 * Files of the client bundle by the name of their chunk, and those of sections and pages by what these are called. Paths
 * inside the output folder.
 */
export type ClientFiles = Record<string, string[]>;

/** One HTML file. */
export interface DocumentParts {
  config: SiteConfig;
  files: ClientFiles;
  /** The security policy, for hosts that cannot send it as a header; none while developing. */
  policy?: string;
  /** Id of the build, for pages that stay open while another is put in its place. */
  build?: string;
  /** Folder of the search index, inside the output. */
  searchFolder?: string;
  /** Names of the files that the first view needs, besides the entry. */
  needs?: string[];
  title: string;
  description?: string;
  /** Path of the canonical url, or nothing when the page should not be found. */
  canonical?: string;
  /** More of the head: what it says to programs. */
  meta?: string[];
  /** There is a feed of changed pages. */
  hasFeed?: boolean;
  html: string;
  /** What the client has to know of the rendered application; absent when there is nothing to hydrate. */
  view?: PrerenderedView;
  /** Class of the body element. */
  bodyClass?: string;
  /** A document without scripts, for paper. */
  isStatic?: boolean;
}

/** The whole HTML of one route. */
export function documentHtml(parts: DocumentParts): string {
  const { config, policy, title, description = "", canonical, html, view, bodyClass, isStatic = false } = parts;
  const url = (path: string) => withBase(config.basePath, `/${path}`);
  const files = ["main", ...(parts.needs ?? [])].flatMap((name) => parts.files[name] ?? []);
  const unique = [...new Set(files)];
  const styles = unique.filter((file) => file.endsWith(".css"));
  const scripts = isStatic ? [] : unique.filter((file) => file.endsWith(".js"));
  const data = isStatic ? [] : unique.filter((file) => file.endsWith(".json"));
  const head = [
    '<meta charset="utf-8">',
    ...(policy ? [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical ? `<link rel="canonical" href="${config.origin}${withBase(config.basePath, canonical)}">` : noIndex,
    `<link rel="icon" href="${url("favicon.svg")}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${url("apple-touch-icon.png")}">`,
    ...(isStatic ? [] : links(url, config.name, parts.hasFeed ?? false)),
    ...(parts.meta ?? []),
    `<script>${inlineScript}</script>`,
    ...styles.map((file) => `<link rel="stylesheet" href="${url(file)}">`),
    // As the script asks for it: `fetch` sends no credentials elsewhere, and a request that differs would be a second one.
    ...data.map((file) => `<link rel="preload" as="fetch" crossorigin href="${url(file)}">`),
    ...scripts.map((file) => `<script defer src="${url(file)}"></script>`),
  ];
  const root = `<html lang="en"${attribute("data-build", parts.build)}${attribute("data-search", parts.searchFolder)}>`;
  const drawn = view ? ` data-view='${jsonAttribute(view)}'` : "";
  return `<!doctype html>${root}<head>${head.join("")}</head><body${attribute("class", bodyClass)}><div id="root"${drawn}>${html}</div></body></html>\n`;
}

/** What belongs to the whole site. */
function links(url: (path: string) => string, name: string, hasFeed: boolean): string[] {
  const title = escapeHtml(name);
  return [
    `<link rel="manifest" href="${url("manifest.webmanifest")}">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="${title}" href="${url("opensearch.xml")}">`,
    ...(hasFeed
      ? [`<link rel="alternate" type="application/atom+xml" title="Changed pages" href="${url("feed.xml")}">`]
      : []),
  ];
}

const noIndex = '<meta name="robots" content="noindex">';

/** Nothing where there is no value. */
function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escapeHtml(value)}"` : "";
}

/** JSON for an attribute in single quotes, of which it has few. */
function jsonAttribute(value: object): string {
  return JSON.stringify(value).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");
}
