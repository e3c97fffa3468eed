/** Pure functions over addresses inside the site. */

/**
 * The url of a content file: `concepts/output.mdx` is `/concepts/output/`, `index.mdx` is the url of its folder. The
 * underscore that marks a fetched file is not part of the url.
 */
export function fileToUrl(file: string): string {
  const parts = file.replace(/\.mdx?$/, "").split("/");
  const name = parts.pop()?.replace(/^_/, "") ?? "";
  if (name !== "index") parts.push(name);
  return parts.length === 0 ? "/" : `/${parts.join("/")}/`;
}

/**
 * The form of a path that pages are known by: with a trailing slash, without `index.html`, and with single slashes, since
 * two at the start would be another host.
 */
export function toPageUrl(pathname: string): string {
  const folder = pathname.replace(/\/+(index\.html$)?/g, "/");
  return folder.endsWith("/") || /\.\w+$/.test(folder) ? folder : `${folder}/`;
}

/** Name of the section a path lies in: `concepts` for `/concepts/output/`, `""` for `/glossary/`. */
export function sectionOf(pathname: string, sections: Iterable<string>): string {
  const first = pathname.split("/")[1] ?? "";
  for (const name of sections) if (name === first) return name;
  return "";
}

/** Puts the base path before a path of this site; addresses of other sites and fragments stay as they are. */
export function withBase(basePath: string, url: string): string {
  return url.startsWith("/") && !url.startsWith("//") ? basePath + url.slice(1) : url;
}

/** Whether an address leads away from this site. */
export function isExternal(url: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Percent-decodes text from an address; a lone `%` is text like any other. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
