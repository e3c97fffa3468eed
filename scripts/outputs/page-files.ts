import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Makes the function that writes a page that the server has drawn. At once and past webpack: the HTML of all pages would
 * fill the memory of a large site.
 */
export function createWritePage(outputDir: string): (route: string, html: string) => void {
  return (route, html) => {
    const file = path.join(outputDir, route.endsWith(".html") ? route : `${route}index.html`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  };
}
