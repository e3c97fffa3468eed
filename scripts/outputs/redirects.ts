import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { redirects } from "../../src/redirects";
import type { Site, SiteConfig } from "../../src/types";
import { withBase } from "../../src/utilities/urls";

type Config = Pick<SiteConfig, "origin" | "basePath" | "name">;

/**
 * A page for each redirect, for hosts that know none, and `_redirects` for those that read it. Only those that a host can
 * follow, which are of whole pages, and lead to a page there is.
 *
 * @param urls of all pages.
 * @returns texts by path in the output folder.
 */
export function redirectFiles(config: Config, urls: ReadonlySet<string>): Map<string, string> {
  const pages = Object.entries(redirects).filter(
    ([from, to]) => !from.includes("#") && urls.has(to.replace(/#.*/, "")),
  );
  const address = (url: string) => withBase(config.basePath, url);
  const lines = pages.map(([from, to]) => `${address(from)} ${address(to)} 301\n`);
  return new Map([
    ["_redirects", lines.join("")],
    ...pages.map(([from, to]): [string, string] => [`${from.slice(1)}index.html`, document(address(to), config)]),
  ]);
}

export async function writeRedirects({ pages }: Pick<Site, "pages">, config: Config, outputDir: string): Promise<void> {
  for (const [name, text] of redirectFiles(config, new Set(pages.map(({ url }) => url)))) {
    const file = path.join(outputDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
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
