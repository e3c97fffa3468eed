import path from "node:path";
import { isDeepStrictEqual } from "node:util";
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
 * on disk for the next process. The cache key covers the compiler itself, the page, the terms in it, and the project
 * whose files it shows. Adding or removing a page only invalidates the pages that link to it.
 *
 * @param cacheDir The absolute path of a folder with a file for each page. It can be deleted at any time.
 */
export async function cachedCompiler(cacheDir: string): Promise<Compile> {
  const compiler = await sourceDigest(path.join(import.meta.dirname, "compile-page.ts"));
  const latest = new Map<string, { input: object; result: CompiledPage }>();
  return async (page, context) => {
    const { contentDir, origin, basePath, terms } = context;
    const input = { page, contentDir, origin, basePath, project: projectDigest(page.file) };
    // A page can be compiled a second time without some fragments; the two results are stored separately.
    const name = digest(page.file, ...(page.withoutFragments ?? []));
    const known = latest.get(name);
    const isCurrent = (result: CompiledPage) => isSound(result, context);
    if (known && isDeepStrictEqual(known.input, { ...input, terms }) && isCurrent(known.result)) return known.result;
    const key = digest(compiler, JSON.stringify([input, termsIn(page.body, terms)]));
    const file = path.join(cacheDir, `${name}.json`);
    const result = await cached(file, key, () => compilePage(page, context), isCurrent);
    latest.set(name, { input: { ...input, terms }, result });
    return result;
  };
}

/**
 * Returns whether a cached result is still valid. The key can't cover data that is only known after compiling. So this
 * asks the site again about the page's links, and checks its images, because their published names contain a hash of
 * their bytes. A page with problems is compiled again, because the cause may be outside the page.
 */
function isSound({ images, problems, lookedUp }: CompiledPage, { urls }: SiteContext): boolean {
  return (
    problems.length === 0 &&
    Object.entries(lookedUp).every(([url, isThere]) => urls.has(url) === isThere) &&
    images.every(({ file, output }) => publishedName(file) === output)
  );
}

/**
 * Returns the terms of the glossary that a text contains, so that a new term only invalidates the pages that use it.
 */
function termsIn(body: string, terms: SiteContext["terms"]): [name: string, id: string][] {
  const words = body.toLowerCase().replace(/[\s>-]+/g, " ");
  return [...terms].filter(([name]) => words.includes(name));
}
