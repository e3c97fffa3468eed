import { readdirSync } from "node:fs";

/** Returns every HTML file of a built site, relative to its folder. */
export function htmlFiles(directory: string): string[] {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".html")).sort();
}

/** Returns the path under which a host serves a file. */
export function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}
