import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CACHE_PAGE } from "../../scripts/site/outputs/application-cache";

/** Documents that nobody opens: hidden frames and the service worker load them. */
const UNSEEN = new RegExp(`^/(app-shell/|playground/(compiler|run)/|${CACHE_PAGE})`);

/**
 * Returns the paths of all pages of a built site that people read, without redirects. Of the documents that repeat
 * whole sections, only the shortest is included: axe needs minutes for the others, and has already checked their text
 * on the pages.
 */
export function readRoutes(directory: string): string[] {
  const routes = readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join("/")
          .replace(/(^|\/)index\.html$/, "$1")}`,
    )
    .filter((route) => !UNSEEN.test(route))
    .filter((route) => !htmlOf(directory, route).includes('http-equiv="refresh"'))
    .sort();
  const [shortest] = routes
    .filter(isPrintable)
    .sort((one, other) => htmlOf(directory, one).length - htmlOf(directory, other).length);
  return routes.filter((route) => route === shortest || !isPrintable(route));
}

function isPrintable(route: string): boolean {
  return route.endsWith("/printable/");
}

/** Returns the HTML that a host sends for a path. */
function htmlOf(directory: string, route: string): string {
  return readFileSync(path.join(directory, route.endsWith("/") ? `${route}index.html` : route), "utf8");
}
