import { decode, encodePath, isExternal, toPageUrl } from "../../../src/utilities/urls";
import type { SiteContext } from "./context";

/** The target of a link. `url` is always a page URL: absolute, without the base path, with a trailing slash. */
export type ResolvedLink =
  | { kind: "internal"; url: string; id: string; href: string }
  | { kind: "dead"; url: string }
  | { kind: "external"; href: string }
  | { kind: "forbidden" };

/**
 * Resolves a link on the page `from`. Absolute addresses with the site's origin, relative paths, paths without a
 * trailing slash and paths of content files all resolve to the page. Allowed protocols: specification, section 5.
 */
export function resolveLink(written: string, from: string, context: SiteContext): ResolvedLink {
  const base = `${context.origin}${from}`;
  if (!URL.canParse(written, base)) return { kind: "forbidden" };
  const target = new URL(written, base);
  if (!/^(https?|mailto|tel):$/.test(target.protocol)) return { kind: "forbidden" };
  if (target.origin !== context.origin) {
    // An address may contain backslashes or tabs to disguise its target, so it is normalised.
    return { kind: "external", href: isExternal(written) ? written : target.href };
  }

  const id = decode(target.hash.slice(1));
  const pathname = encodePath(target.pathname);
  const url = toPageUrl(pathname.replace(/(\/index)?\.mdx?$/, "/"));
  if (context.urls.has(url)) return { kind: "internal", url, id, href: url + target.search + target.hash };
  if (context.urls.has(pathname)) return { kind: "internal", url: pathname, id: "", href: pathname };
  return { kind: "dead", url };
}
