import type { Hosting } from "./table";

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. Both combine the values of several matching rules. So files that
 * can change get no caching rule, because the default of both hosts is to revalidate every time, and no two rules with
 * a security policy match the same address. If two rules have the same path, Cloudflare Pages only uses the last one,
 * so each path appears once.
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
