import { redirects } from "../../../src/redirects";
import type { SiteConfig } from "../../../src/types";
import { withBase } from "../../../src/utilities/urls";
import type { Page } from "../content/types";

type Config = Pick<SiteConfig, "origin" | "basePath" | "name">;

/** A redirect of a whole page, from the root of the host. */
export interface PageRedirect {
  from: string;
  to: string;
}

/**
 * The redirects that a host can follow: those of whole pages, to pages that are there. Where a page is at the old address,
 * it stays.
 */
export function pageRedirects({ basePath }: Config, pages: Pick<Page, "url">[]): PageRedirect[] {
  const urls = new Set(pages.map(({ url }) => url));
  return Object.entries(redirects)
    .filter(([from, to]) => !from.includes("#") && !urls.has(from) && urls.has(to.replace(/#.*/, "")))
    .map(([from, to]) => ({ from: withBase(basePath, from), to: withBase(basePath, to) }));
}

/** A page for each redirect, for hosts that know none. By path in the output. */
export function redirectPages(config: Config, pages: readonly PageRedirect[]): Map<string, string> {
  return new Map(
    pages.map(({ from, to }) => [`${from.slice(config.basePath.length)}index.html`, document(to, config)]),
  );
}

/** The script goes first, because only it can keep the fragment; it is a file of its own for the security policy's sake. */
function document(target: string, { origin, basePath, name }: Config): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This page has moved | ${name}</title>`,
    `<link rel="canonical" href="${origin}${target}">`,
    `<script src="${basePath}redirect.js" data-target="${target}"></script>`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
  ];
  const body = `<h1>This page has moved</h1><p>It is at <a href="${target}">${target}</a> now.</p>`;
  return `<!doctype html><html lang="en"><head>${head.join("")}</head><body>${body}</body></html>\n`;
}
