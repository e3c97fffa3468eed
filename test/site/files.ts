import { readdirSync } from "node:fs";
import { encodePath } from "../../src/utilities/urls";

/** Documents for frames, which aren't pages: the playground's, and the one with the application cache. */
const FRAMES = /^(playground\/(compiler|run)\/|manifest\.html$)/;

/** Returns the HTML file of every page of a built site, relative to its folder. */
export function htmlFiles(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".html") && !FRAMES.test(name)).sort();
}

/** Returns the path under which a host serves a file. */
export function pathOf(file: string): string {
  return encodePath(`/${file.replace(/(^|\/)index\.html$/, "$1")}`);
}
