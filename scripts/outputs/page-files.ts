import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sentenceOf } from "../report";

/**
 * Makes the function that writes a page that the server has drawn. At once and past webpack: the HTML of all pages would
 * fill the memory of a large site.
 */
export function createWritePage(outputDir: string): (route: string, html: Iterable<string>) => void {
  return (route, html) => {
    const file = path.join(outputDir, route.endsWith(".html") ? route : `${route}index.html`);
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writePieces(file, html);
    } catch (error) {
      // The static generator prints the stack. Of what the system does not let us write, that is nothing to look at.
      const failed = error as NodeJS.ErrnoException;
      if (failed.code) failed.stack = sentenceOf(failed);
      throw error;
    }
  };
}

function writePieces(file: string, pieces: Iterable<string>): void {
  const opened = openSync(file, "w");
  try {
    for (const piece of pieces) writeFileSync(opened, piece);
  } finally {
    closeSync(opened);
  }
}
