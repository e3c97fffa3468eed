import type { Hosting } from "./table";

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both combine the values of several matching rules. So for all
 * files that can change, their default applies, which is to revalidate every time, and no two rules with a security policy
 * match the same address. Of two rules with the same path, Cloudflare Pages knows only the last one, so each path stands
 * here once.
 */
export function headersFile({ basePath, headers, frames, othersThanFrames, immutable }: Hosting): string {
  const { [POLICY]: policy = "", ...ofAll } = headers;
  const rules: Rule[] = [
    [`${basePath}*`, ofAll],
    ...othersThanFrames.map((path): Rule => [path, { [POLICY]: policy }]),
    ...frames.map((frame): Rule => [`${frame.folder}*`, { [POLICY]: frame.policy }]),
    ...immutable.folders.map((folder): Rule => [`${folder}*`, { "Cache-Control": immutable.cacheControl }]),
  ];
  const byPath = new Map<string, Record<string, string>>();
  for (const [path, added] of rules) byPath.set(path, { ...byPath.get(path), ...added });
  return [...byPath].map(rule).join("\n");
}

type Rule = [path: string, headers: Record<string, string>];

const POLICY = "Content-Security-Policy";

function rule([path, headers]: Rule): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join("")}`;
}

/** Returns `_redirects` for Netlify and Cloudflare Pages. */
export function redirectsFile({ redirects }: Hosting): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
