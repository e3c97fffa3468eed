import { mkdir, readdir, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sourceDigest } from "../../../../scripts/lib/source-digest";
import { cachedCompiler } from "../../../../scripts/site/markdown/cached-compiler";
import { temporaryFolder, writeContent } from "../../temporary-content";
import { context } from "./compile";

const longAgo = new Date(2000, 0);

/** Returns a folder with a page, and a function that compiles it from scratch, as another process would. */
async function setUp(files: Record<string, string> = {}) {
  const contentDir = await writeContent({ "page.mdx": "", ...files });
  const cacheDir = await temporaryFolder();
  const compile = async (body: string, more: Partial<typeof context> = {}) => {
    const page = { file: path.join(contentDir, "page.mdx"), url: "/page/", body };
    return (await cachedCompiler(cacheDir))(page, { ...context, contentDir, ...more });
  };
  return { contentDir, cacheDir, compile };
}

/** Returns whether some work wrote to a cache that was already filled. */
async function isRemade(cacheDir: string, work: () => Promise<unknown>): Promise<boolean> {
  const [name = ""] = await readdir(cacheDir);
  await utimes(path.join(cacheDir, name), longAgo, longAgo);
  await work();
  return (await stat(path.join(cacheDir, name))).mtimeMs !== longAgo.getTime();
}

test("an unchanged page isn't compiled again, and the result is the same", async () => {
  const { cacheDir, compile } = await setUp();
  const first = await compile("Text.");
  expect(await isRemade(cacheDir, async () => expect(await compile("Text.")).toEqual(first))).toBe(false);
});

const TEXT = "[Text](/page/) of a code\nsplitting kind.";
const SITE = { urls: new Set(["/page/", "/other/"]), terms: new Map([["module", "module"]]) };

test.each<[what: string, more: Partial<typeof context>]>([
  ["the base path changes", { basePath: "/docs/" }],
  ["a page that it links to goes", { urls: new Set(["/other/"]) }],
  ["a word in it becomes a term", { terms: new Map([["code splitting", "code-splitting"]]) }],
])("when %s, it is compiled again", async (_, more) => {
  const { cacheDir, compile } = await setUp();
  await compile(TEXT, SITE);
  expect(await isRemade(cacheDir, () => compile(TEXT, { ...SITE, ...more }))).toBe(true);
});

test.each<[what: string, more: Partial<typeof context>]>([
  ["a page that it doesn't link to comes", { urls: new Set(["/page/", "/other/", "/new/"]) }],
  ["a page that it doesn't link to goes", { urls: new Set(["/page/"]) }],
  ["a term comes that isn't in it", { terms: new Map([...SITE.terms, ["chunk", "chunk"]]) }],
])("when %s, it isn't compiled again", async (_, more) => {
  const { cacheDir, compile } = await setUp();
  await compile(TEXT, SITE);
  expect(await isRemade(cacheDir, () => compile(TEXT, { ...SITE, ...more }))).toBe(false);
});

test("a page whose link leads to another place is compiled again, also for the next process", async () => {
  const { cacheDir, compile } = await setUp();
  await compile(TEXT, SITE);
  const dead = await compile(TEXT, { ...SITE, urls: new Set(["/other/"]) });
  expect(dead.problems).toHaveLength(1);
  await compile(TEXT, SITE);
  expect(await isRemade(cacheDir, () => compile(TEXT, SITE))).toBe(false);
});

test("a changed image gets its new name, a changed project its new code", async () => {
  const { contentDir, compile } = await setUp({
    "a.svg": '<svg width="2" height="2"/>',
    "projects/page/1-start/index.js": "old();\n",
  });
  const body = "![A](./a.svg)\n\n```js file=1-start/index.js\n```\n";
  const before = await compile(body);
  expect(before.problems).toEqual([]);
  await writeFile(path.join(contentDir, "a.svg"), '<svg width="1" height="1"/>');
  await writeFile(path.join(contentDir, "projects/page/1-start/index.js"), "changed();\n");
  const after = await compile(body);
  expect(after.images[0]?.output).not.toBe(before.images[0]?.output);
  expect(after.html).toContain("changed");
});

test("a page with problems is checked again", async () => {
  const { contentDir, compile } = await setUp();
  expect((await compile("![A](./a.svg)")).problems).toHaveLength(1);
  await writeFile(path.join(contentDir, "a.svg"), '<svg width="2" height="2"/>');
  expect((await compile("![A](./a.svg)")).problems).toEqual([]);
});

test("a change to a file that the compiler imports indirectly makes it a different compiler", async () => {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, "deep"));
  await writeFile(path.join(folder, "compile.ts"), 'import { near } from "./near";\nexport const compile = near;\n');
  await writeFile(path.join(folder, "near.ts"), 'export { far as near } from "./deep/far";\n');
  await writeFile(path.join(folder, "deep/far.ts"), "export const far = (base: string) => `${base}old`;\n");
  const digest = () => sourceDigest(path.join(folder, "compile.ts"));
  const before = await digest();
  expect(await digest()).toBe(before);
  await writeFile(path.join(folder, "deep/far.ts"), "export const far = (base: string) => `${base}new`;\n");
  expect(await digest()).not.toBe(before);
});
