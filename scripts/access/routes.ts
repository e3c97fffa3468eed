import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Paths of all pages of a built site that somebody reads: no redirects, and no document that holds others again. */
export function readRoutes(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join("/")
          .replace(/(^|\/)index\.html$/, "$1")}`,
    )
    .filter((route) => route !== "/printable/" && route !== "/app-shell/")
    .filter((route) => !htmlOf(directory, route).includes('http-equiv="refresh"'))
    .sort();
}

/** The HTML that a host sends for a path. */
function htmlOf(directory: string, route: string): string {
  return readFileSync(path.join(directory, route.endsWith("/") ? `${route}index.html` : route), "utf8");
}
