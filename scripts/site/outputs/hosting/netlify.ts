import type { Hosting } from "./table";

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both combine the values of several matching rules. So for all
 * files that can change, their default applies, which is to revalidate every time, and no two rules with a security policy
 * match the same address.
 */
export function headersFile({ basePath, headers, frames, othersThanFrames, immutable }: Hosting): string {
  const { [POLICY]: policy = "", ...ofAll } = headers;
  const rules = [
    rule(`${basePath}*`, ofAll),
    ...othersThanFrames.map((path) => rule(path, { [POLICY]: policy })),
    ...frames.map((frame) => rule(`${frame.folder}*`, { [POLICY]: frame.policy })),
    ...immutable.folders.map((folder) => rule(`${folder}*`, { "Cache-Control": immutable.cacheControl })),
  ];
  return rules.join("\n");
}

const POLICY = "Content-Security-Policy";

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

/** Returns `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
