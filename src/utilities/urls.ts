// Addresses of this site that are used in several places, and pure functions for addresses.

/** The page without text that the service worker returns in place of pages that it can't load. */
export const APP_SHELL = "/app-shell/";

/** The page of the playground. */
export const PLAYGROUND = "/playground/";

/** The output folders in which all file names contain a hash of the content, so that a file never changes. */
export const HASHED_FOLDERS = ["assets", "images", "search"];

/** Returns the URL of a section's printable document, or of the whole site's for `""`. */
export function printableUrl(section: string): string {
  return `${sectionUrl(section)}printable/`;
}

/** Returns the URL of a section by its name, and `/` for the top level, whose name is `""`. */
export function sectionUrl(section: string): string {
  return section === "" ? "/" : encodePath(`/${section}/`);
}

/** Returns whether a path leads to a printable document, which doesn't contain the application. */
export function isPrintable(path: string): boolean {
  return path.endsWith("/printable/");
}

/**
 * Returns the URL of a content file: `/concepts/output/` for `concepts/output.mdx`, and the folder's URL for
 * `index.mdx`. The underscore at the start of a fetched file's name is removed, and the rest is percent-encoded.
 */
export function fileToUrl(file: string): string {
  const parts = file.replace(/\.mdx?$/, "").split("/");
  const name = parts.pop()?.replace(/^_/, "") ?? "";
  if (name !== "index") parts.push(name);
  return parts.length === 0 ? "/" : encodePath(`/${parts.join("/")}/`);
}

/**
 * Returns a path in the one form that identifies pages and that every address on the site has: percent-encoded, with
 * composed letters (NFC). Addresses of one page can differ in both, as `/my page/`, `/my%20page/` and `/my%20p%61ge/` do.
 */
export function encodePath(path: string): string {
  return path.replace(/[^/]+/g, (part) => encodeURIComponent(decode(part).normalize()));
}

/**
 * Normalizes a path to the form that identifies pages: encoded, with a trailing slash, without `index.html`, and with
 * single slashes, because two at the start would address another host.
 */
export function toPageUrl(pathname: string): string {
  const folder = encodePath(pathname.replace(/\/+(index\.html$)?/g, "/"));
  return folder.endsWith("/") || /\.\w+$/.test(folder) ? folder : `${folder}/`;
}

/** Returns the name of the section that contains a path: `concepts` for `/concepts/output/`, `""` for `/glossary/`. */
export function sectionOf(pathname: string, sections: Iterable<string>): string {
  const first = pathname.split("/")[1] ?? "";
  for (const name of sections) if (encodePath(name) === first) return name;
  return "";
}

/** Adds the base path to a path of this site. Absolute URLs and fragments stay as they are. */
export function withBase(basePath: string, url: string): string {
  return url.startsWith("/") && !url.startsWith("//") ? basePath + url.slice(1) : url;
}

/**
 * Removes the base path from an address that starts at the root of the host, which undoes {@link withBase}: `/docs/a/` is
 * `/a/` below `/docs/`. It returns undefined for an address outside of the base path.
 */
export function withoutBase(basePath: string, address: string): string | undefined {
  return address.startsWith(basePath) ? address.slice(basePath.length - 1) : undefined;
}

/** Returns whether an address leads to another site. */
export function isExternal(url: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Returns the id that a fragment leads to, with composed letters, as ids on pages have them. */
export function idOf(fragment: string): string {
  return decode(fragment.slice(1)).normalize();
}

/** Percent-decodes text from an address. Text with an invalid sequence, such as a lone `%`, is returned unchanged. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
