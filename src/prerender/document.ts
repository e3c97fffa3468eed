import type { PrerenderedView } from "../navigation/prerendered";
import type { ClientFiles, SiteConfig } from "../types";
import { withBase } from "../utilities/urls";
import { inlineScript } from "./inline-script";

/** The parts of an HTML document. */
export interface DocumentParts {
  config: SiteConfig;
  files: ClientFiles;
  /** The security policy, for hosts that cannot send it as a header; absent in development. */
  policy?: string;
  /** The id of the build. Pages that stay open during a deployment compare it with the host's. */
  build?: string;
  /** The folder of the search index, relative to the output folder. */
  searchFolder?: string;
  /** The version of the notification bar, which the inline script compares with the dismissed one; empty if there is none. */
  notification?: string;
  /** The names of the files that the first view needs besides the entry. */
  needs?: string[];
  title: string;
  description?: string;
  /** The path of the canonical URL; absent for pages that search engines should not list. */
  canonical?: string;
  /** Further tags for the head, such as metadata. */
  meta?: string[];
  /** Whether the site has a feed of changed pages. */
  hasFeed?: boolean;
  html: string;
  /** The data that the client needs to hydrate the document; absent if there is nothing to hydrate. */
  view?: PrerenderedView;
  /** Whether the document has no scripts, because it is for printing. */
  isStatic?: boolean;
}

/** Returns the complete HTML of a route. */
export function documentHtml(parts: DocumentParts): string {
  const { config, policy, title, description = "", canonical, html, view, isStatic = false } = parts;
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
    // The attributes have to match the later `fetch`; otherwise the browser would request the file twice.
    ...data.map((file) => `<link rel="preload" as="fetch" crossorigin href="${url(file)}">`),
    ...scripts.map((file) => `<script defer src="${url(file)}"></script>`),
  ];
  const attributes = [
    attribute("data-build", parts.build),
    attribute("data-search", parts.searchFolder),
    attribute("data-notification", parts.notification),
  ];
  // `src/components/frame/Notification.tsx` updates the class when a reader dismisses the bar.
  const bodyClass = attribute("class", parts.notification && "has-notification");
  const root = `<html lang="en"${attributes.join("")}>`;
  const viewAttribute = view ? ` data-view='${jsonAttribute(view)}'` : "";
  return `<!doctype html>${root}<head>${head.join("")}</head><body${bodyClass}><div id="root"${viewAttribute}>${html}</div></body></html>\n`;
}

/** Escapes text for the content of an element or for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

/** Returns the links that all documents have. */
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

/** Returns an attribute, or an empty string if it has no value. */
function attribute(name: string, value: string | undefined): string {
  return value ? ` ${name}="${escapeHtml(value)}"` : "";
}

/** Returns JSON for an attribute in single quotes, which are rare in JSON and so need less escaping. */
function jsonAttribute(value: object): string {
  return JSON.stringify(value).replaceAll("&", "&amp;").replaceAll("'", "&#39;").replaceAll("<", "&lt;");
}
