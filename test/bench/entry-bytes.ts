import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

/** Returns the size in bytes (brotli) of the scripts in a page's HTML, which all pages load. */
export async function entryBytes(dist: string, page: string): Promise<number> {
  const html = await readFile(path.join(dist, page, "index.html"), "utf8");
  const scripts = [...html.matchAll(/<script defer src="([^"]+)"/g)].map((match) => match[1] ?? "");
  const files = await Promise.all(scripts.map((file) => readFile(path.join(dist, file))));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}
