import { redirects } from "../../../src/redirects";
import type { SiteConfig } from "../../../src/types";
import { withBase } from "../../../src/utilities/urls";
import { outputFile } from "../content/names";
import type { Page } from "../content/types";

type Config = Pick<SiteConfig, "origin" | "basePath" | "name">;

/** The redirect of a page. */
export interface PageRedirect {
  from: string;
  to: string;
}

/**
 * Returns the redirects that a host can perform: from a whole page to an existing page. A page at the old address takes
 * precedence. Both paths are without the base path.
 */
export function pageRedirects(pages: Pick<Page, "url">[]): PageRedirect[] {
  const urls = new Set(pages.map(({ url }) => url));
  return Object.entries(redirects)
    .filter(([from, to]) => !from.includes("#") && !urls.has(from) && urls.has(to.replace(/#.*/, "")))
    .map(([from, to]) => ({ from, to }));
}

/**
 * Returns an HTML page for each redirect, by path in the output: for hosts that support no redirects, and for redirects to
 * sections, which hosts get wrong.
 */
export function redirectPages(config: Config, pages: readonly PageRedirect[]): Map<string, string> {
  const { basePath } = config;
  return new Map(
    pages.map(({ from, to }) => [outputFile(`${from}index.html`), document(withBase(basePath, to), config)]),
  );
}

/**
 * Returns the HTML of a redirect to an address with the base path. The script comes first, because only it can preserve
 * the fragment. It is a separate file, because the security policy forbids other inline scripts.
 */
function document(target: string, { origin, basePath, name }: Config): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This page has moved | ${name}</title>`,
    `<link rel="canonical" href="${origin}${target.replace(/#.*/, "")}">`,
    `<script src="${basePath}redirect.js" data-target="${target}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
  ];
  const body = `<h1>This page has moved</h1><p>It's now at <a href="${target}">${target}</a>.</p>`;
  return `<!doctype html><html lang="en"><head>${head.join("")}</head><body>${body}</body></html>\n`;
}
