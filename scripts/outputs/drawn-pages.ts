import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { KeepDrawn } from "../../src/prerender/keep-drawn";
import { readKept, writeKept } from "../kept";
import { paths } from "../paths";

/**
 * Makes the function that gives again what the server drew of a page in an earlier build, or has it drawn. What is drawn
 * follows from the server's bundle, from the packages that this leaves to Node, and from the page and its section.
 *
 * @param dataOf what a page is drawn from, and no other is.
 * @param cacheDir made when missing; one for each site, with a file for each page.
 */
export function createKeep(dataOf: (url: string) => object, cacheDir: string): KeepDrawn {
  const packages = hash(readFileSync(path.join(paths.root, "package-lock.json"), "utf8"));
  mkdirSync(cacheDir, { recursive: true });
  return (bundle, url, draw) => {
    const key = `${hash(packages, bundle, JSON.stringify(dataOf(url)))}\n`;
    const file = path.join(cacheDir, hash(url));
    const kept = readKept(file);
    if (kept?.startsWith(key)) return kept.slice(key.length);
    const html = draw();
    writeKept(file, key + html);
    return html;
  };
}

function hash(...parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}
