const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  mjs: "text/javascript",
  css: "text/css",
  json: "application/json",
  html: "text/html",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff2: "font/woff2",
  woff: "font/woff",
  wasm: "application/wasm",
};

/** Returns the media type for a path's file extension, or an empty string if it's unknown. */
export function mediaType(path: string): string {
  const ending = path.split(".").at(-1)?.toLowerCase() ?? "";
  return Object.hasOwn(TYPES, ending) ? (TYPES[ending] ?? "") : "";
}
