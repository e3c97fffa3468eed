/** What a file's name promises, as the start of a content type. */
const TYPES: [name: RegExp, type: RegExp][] = [
  [/\.js$/, /^(text|application)\/(x-)?javascript/],
  [/\.css$/, /^text\/css/],
  [/\.json$/, /^application\/json/],
  [/\.(svg|png|jpe?g|gif|webp|avif)$/, /^image\//],
  [/\/$/, /^text\/html/],
];

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

/**
 * Whether an answer may be kept as that file: whole, from this very site, and of the type that its name promises. Hosts
 * that answer for a missing file with a page, and logins that lead elsewhere, must not end up in a cache.
 */
export function isStorable(url: string, { status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || redirected || type !== "basic") return false;
  const given = headers.get("content-type") ?? "";
  const wanted = TYPES.find(([name]) => name.test(new URL(url).pathname))?.[1];
  return wanted ? wanted.test(given) : !given.startsWith("text/html");
}

/** Whether a text is one of our documents, and has its end: a proxy's page, and a connection that was cut, have not. */
export function isWholeDocument(html: string): boolean {
  return html.includes('<div id="root"') && html.trimEnd().endsWith("</html>");
}

/** Whether a document is of a build. */
export function isOfBuild(html: string, build: string): boolean {
  return html.includes(`data-build="${build}"`);
}

/** Whether an error says that the device, or what it gives to one site, is full. */
export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
