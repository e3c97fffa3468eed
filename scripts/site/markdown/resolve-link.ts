import { decode, encodePath, fileToUrl, idOf, isExternal, toPageUrl } from "../../../src/utilities/urls";
import { legible } from "../../lib/problem";
import type { SiteContext } from "./context";

/** The target of a link. `url` is always a page URL: absolute, without the base path, with a trailing slash. */
export type ResolvedLink =
  | { kind: "internal"; url: string; id: string; href: string }
  /** `near` is the page that the author may have meant. */
  | { kind: "dead"; url: string; near?: string }
  | { kind: "external"; href: string }
  | { kind: "forbidden" };

/** The page that contains a link: its URL, and its path relative to the content folder. */
interface Place {
  url: string;
  file: string;
}

/**
 * Resolves a link on a page. Absolute addresses with the site's origin, relative paths and paths without a trailing slash
 * all resolve to the page. A relative path of a content file starts at the page's file, or at the page's URL if there is
 * no such file. Allowed protocols: specification, section 5.
 */
export function resolveLink(written: string, from: Place, context: SiteContext): ResolvedLink {
  const base = `${context.origin}${from.url}`;
  if (!URL.canParse(written, base)) return { kind: "forbidden" };
  const target = new URL(written, base);
  if (!/^(https?|mailto|tel):$/.test(target.protocol)) return { kind: "forbidden" };
  if (target.origin !== context.origin) {
    // An address may contain backslashes or tabs to disguise its target, so it is normalized.
    return { kind: "external", href: isExternal(written) ? written : target.href };
  }

  const beside = new URL(written, `${context.origin}${encodePath(`/${from.file}`)}`);
  const isFile = /\.mdx?$/.test(target.pathname);
  const candidates = (isFile ? [beside, target] : [target]).map(({ pathname }) => pageAt(pathname));
  const id = idOf(target.hash);
  const url = candidates.find((candidate) => context.urls.has(candidate));
  const hash = id === decode(target.hash.slice(1)) ? target.hash : `#${encodeURIComponent(id)}`;
  if (url !== undefined) return { kind: "internal", url, id, href: url + target.search + hash };
  const file = encodePath(target.pathname);
  if (context.urls.has(file)) return { kind: "internal", url: file, id: "", href: file };
  const near = nearestOf([...candidates, pageAt(beside.pathname)], context);
  return { kind: "dead", url: candidates[0] ?? "", ...(near && { near }) };
}

/** Returns the URL of the page that a path refers to by URL or by file. */
function pageAt(pathname: string): string {
  return /\.mdx?$/.test(pathname) ? fileToUrl(decode(pathname).slice(1)) : toPageUrl(pathname);
}

/** Returns the page whose URL differs from one of the given URLs only in letter case or in `.html`. */
function nearestOf(urls: string[], { urls: all }: SiteContext): string | undefined {
  const simple = (url: string) =>
    toPageUrl(
      decode(url)
        .toLowerCase()
        .replace(/(\/index)?\.html?$/, ""),
    );
  const wanted = new Set(urls.map(simple));
  return [...all].find((url) => wanted.has(simple(url)));
}

/** Returns the question to add to the message about a dead link; empty if there is no suggestion. */
export function didYouMean({ near }: { near?: string }): string {
  return near ? ` Did you mean ${legible(near)}?` : "";
}
