import type { Hosting } from "./table";

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both combine the values of several matching rules, so for all
 * files that can change, their default applies, which is to revalidate every time.
 */
export function headersFile({ basePath, headers, immutable }: Hosting): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const folders = immutable.folders.map((folder) => `${folder}*\n  Cache-Control: ${immutable.cacheControl}\n`);
  return [`${basePath}*\n${lines.join("")}`, ...folders].join("\n");
}

/** Returns `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
