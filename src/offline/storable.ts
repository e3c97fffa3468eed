/** For each kind of file name, the content type that a response must have. */
const TYPES: [name: RegExp, type: RegExp][] = [
  [/\.js$/, /^(text|application)\/(x-)?javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /^application\/json/],
  [/\.(svg|png|jpe?g|gif|webp|avif)$/, /^image\//],
  [/\/$/, /^text\/html/],
];

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * Returns whether a response may be cached under a URL: it must be complete, from this site, and of the type that its
 * name requires. This excludes hosts that answer with a page for a missing file, and redirects to a login.
 */
export function isStorable(url: string, { status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || redirected || type !== "basic") return false;
  const given = headers.get("content-type") ?? "";
  const wanted = TYPES.find(([name]) => name.test(new URL(url).pathname))?.[1];
  return wanted ? wanted.test(given) : !given.startsWith("text/html");
}

/**
 * Returns whether a text is a complete document of this site. A proxy's error page and a truncated response are not.
 */
export function isWholeDocument(html: string): boolean {
  return html.includes('<div id="root"') && html.trimEnd().endsWith("</html>");
}

/** Returns whether a document belongs to a build. */
export function isOfBuild(html: string, build: string): boolean {
  return html.includes(`data-build="${build}"`);
}

/** Returns whether an error means that the device or the site's storage quota is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
