import { redirects } from "../../src/redirects";
import type { SiteConfig } from "../../src/types";
import { withBase } from "../../src/utilities/urls";

type Config = Pick<SiteConfig, "origin" | "basePath" | "name">;

/** Redirects that a host can follow: those of whole pages. */
const pages = Object.entries(redirects).filter(([from]) => !from.includes("#"));

/** A page for each redirect of a whole page, for hosts that know no redirects. By path in the output. */
export function redirectPages(config: Config): Map<string, string> {
  const address = (url: string) => withBase(config.basePath, url);
  return new Map(pages.map(([from, to]) => [`${from.slice(1)}index.html`, document(address(to), config)]));
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
