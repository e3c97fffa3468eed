import type { Hosting } from "./table";

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join values that several rules set, so what is not immutable is left
 * to their own default, which is to ask again every time.
 */
export function headersFile({ basePath, headers, immutable }: Hosting): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  const folders = immutable.folders.map((folder) => `${folder}*\n  Cache-Control: ${immutable.cacheControl}\n`);
  return [`${basePath}*\n${lines.join("")}`, ...folders].join("\n");
}

/** `_redirects` of Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
