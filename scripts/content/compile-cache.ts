import { createHash } from "node:crypto";
import { mkdir, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { redirects } from "../../src/redirects";
import { readKept, writeKept } from "../kept";
import type { CompiledPage, PageSource } from "../markdown/compile-page";
import type { SiteContext } from "../markdown/context";
import { publishedName } from "../markdown/image-files";
import { digestOf } from "../markdown/remark-project-files";
import type { Memory } from "./memory";

const MARKDOWN_DIR = path.join(import.meta.dirname, "../markdown");
const LOCK_FILE = path.join(import.meta.dirname, "../../package-lock.json");

type Compile = (page: PageSource, context: SiteContext) => Promise<CompiledPage>;

/**
 * Keeps compiled pages on disk under a hash of everything that went in: the page, the urls it may link to, and the
 * compiler itself. Safe for two builds at once.
 *
 * @param cacheDir folder for the entries; made when missing.
 * @param memory what was compiled before; is added to.
 */
export async function cachedCompiler(
  compile: Compile,
  cacheDir: string,
  context: SiteContext,
  memory?: Memory,
): Promise<Compile> {
  await mkdir(cacheDir, { recursive: true });
  const compiler = memory?.compiler ?? (await compilerVersion());
  if (memory) memory.compiler = compiler;
  const common = hash(compiler, contextKey(context));
  return async (page) => {
    const last = memory?.compiled.get(page.file);
    const isSame = last?.common === common && last.page.body === page.body && last.page.source === page.source;
    if (isSame && isUpToDate(last.result)) return last.result;
    const entry = path.join(cacheDir, `${hash(common, page.file, page.url, page.source ?? "", page.body)}.json`);
    const kept = readEntry(entry);
    const isKept = kept !== undefined && isUpToDate(kept);
    const result = isKept ? kept : await compile(page, context);
    // What is wrong may lie outside of the page (an image that is missing), so only right pages are kept.
    if (result.problems.length > 0) return result;
    memory?.compiled.set(page.file, { page, common, result });
    if (!isKept) writeKept(entry, JSON.stringify(result));
    return result;
  };
}

function readEntry(entry: string): CompiledPage | undefined {
  const text = readKept(entry);
  return text === undefined ? undefined : (JSON.parse(text) as CompiledPage);
}

/** Whether the files outside of the page that went into it are as they were. */
function isUpToDate({ images, projects }: CompiledPage): boolean {
  // An image's published name holds the hash of its content.
  return (
    images.every(({ file, output }) => publishedName(file) === output) &&
    projects.every(({ folder, digest }) => digestOf(folder) === digest)
  );
}

async function compilerVersion(): Promise<string> {
  const sources = (await readdir(MARKDOWN_DIR)).filter((name) => name.endsWith(".ts")).sort();
  const texts = await Promise.all(sources.map((name) => readFile(path.join(MARKDOWN_DIR, name), "utf8")));
  return hash(await readFile(LOCK_FILE, "utf8"), JSON.stringify(redirects), ...texts);
}

function contextKey({ contentDir, origin, basePath, urls, terms }: SiteContext): string {
  return JSON.stringify([contentDir, origin, basePath, [...urls].sort(), [...terms]]);
}

function hash(...parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}
