import path from "node:path";
import { cached } from "../../lib/cached";
import { digest } from "../../lib/digest";
import { sourceDigest } from "../../lib/source-digest";
import { type CompiledPage, compilePage, type PageSource } from "./compile-page";
import type { SiteContext } from "./context";
import { publishedName } from "./image-files";
import { projectDigest } from "./project-state";

/** Compiles a page of a site. */
export type Compile = (page: PageSource, context: SiteContext) => Promise<CompiledPage>;

/**
 * Creates a compiler that caches the result of each page, in memory for a process that reads the site repeatedly, and
 * on disk for the next process. The cache key covers the compiler itself, the page, the site data that it depends on,
 * and the project whose files it shows.
 *
 * @param cacheDir The absolute path of a folder with a file for each page. It can be deleted at any time.
 */
export async function cachedCompiler(cacheDir: string): Promise<Compile> {
  const compiler = await sourceDigest(path.join(import.meta.dirname, "compile-page.ts"));
  const latest = new Map<string, { key: string; result: CompiledPage }>();
  return async (page, context) => {
    const { contentDir, origin, basePath, urls, terms } = context;
    const given = JSON.stringify([page, contentDir, origin, basePath, [...urls], [...terms]]);
    const key = digest(compiler, given, projectDigest(page.file));
    const known = latest.get(page.file);
    if (known?.key === key && isSound(known.result)) return known.result;
    const file = path.join(cacheDir, `${digest(page.file)}.json`);
    const stored = await cached(file, key, () => compilePage(page, context));
    const result = isSound(stored) ? stored : await compilePage(page, context);
    latest.set(page.file, { key, result });
    return result;
  };
}

/**
 * Returns whether a cached result is still valid. Images are only known after compiling, so the key cannot cover them;
 * their published names contain a hash of their bytes, which is compared. A page with problems is compiled again,
 * because the cause may be outside the page.
 */
function isSound({ images, problems }: CompiledPage): boolean {
  return problems.length === 0 && images.every(({ file, output }) => publishedName(file) === output);
}
