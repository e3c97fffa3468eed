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

/** What a page was compiled to, and what that depends on beside itself. */
export interface Compiled {
  result: CompiledPage;
  /** Which of the urls that it asked for the site has. */
  asked: Record<string, boolean>;
}

/**
 * Keeps compiled pages on disk under a hash of what went in: the page, what is the same for all, and the compiler itself. Of
 * the site's urls those count that a page asked for, so that a new page costs no other one. Safe for two builds at once.
 *
 * @param cacheDir folder for the entries; made when missing.
 * @param memory what was compiled before; is added to. What replaces something in it is a draft, and not kept on disk.
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
    if (isSame && isUpToDate(last.compiled, context)) return last.compiled.result;
    const entry = path.join(cacheDir, `${hash(common, page.file, page.url, page.source ?? "", page.body)}.json`);
    const kept = readEntry(entry);
    const isKept = kept !== undefined && isUpToDate(kept, context);
    // What was compiled before by this very process, and is another text now, is being written.
    const isDraft = last?.common === common && !isSame;
    const compiled = isKept ? kept : await compileNow(page, isDraft);
    // What is wrong may lie outside of the page (an image that is missing), so only right pages are kept.
    if (compiled.result.problems.length > 0) return compiled.result;
    memory?.compiled.set(page.file, { page, common, compiled });
    if (!isKept && !isDraft) writeKept(entry, JSON.stringify(compiled));
    return compiled.result;
  };

  async function compileNow(page: PageSource, isDraft: boolean): Promise<Compiled> {
    const asked: Record<string, boolean> = {};
    const has = (url: string) => {
      asked[url] = context.urls.has(url);
      return asked[url];
    };
    return { result: await compile(page, { ...context, urls: { has }, isDraft }), asked };
  }
}

function readEntry(entry: string): Compiled | undefined {
  const text = readKept(entry);
  return text === undefined ? undefined : (JSON.parse(text) as Compiled);
}

/** Whether what lies outside of the page and went into it is as it was. */
function isUpToDate({ result: { images, projects }, asked }: Compiled, { urls }: SiteContext): boolean {
  // An image's published name holds the hash of its content.
  return (
    Object.entries(asked).every(([url, answer]) => urls.has(url) === answer) &&
    images.every(({ file, output }) => publishedName(file) === output) &&
    projects.every(({ folder, digest }) => digestOf(folder) === digest)
  );
}

async function compilerVersion(): Promise<string> {
  const sources = (await readdir(MARKDOWN_DIR)).filter((name) => name.endsWith(".ts")).sort();
  const texts = await Promise.all(sources.map((name) => readFile(path.join(MARKDOWN_DIR, name), "utf8")));
  return hash(await readFile(LOCK_FILE, "utf8"), JSON.stringify(redirects), ...texts);
}

function contextKey({ contentDir, origin, basePath, terms }: SiteContext): string {
  return JSON.stringify([contentDir, origin, basePath, [...terms]]);
}

function hash(...parts: string[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}
