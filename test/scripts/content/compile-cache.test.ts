import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { cachedCompiler } from "../../../scripts/content/compile-cache";
import { emptyMemory } from "../../../scripts/content/memory";
import { readKept } from "../../../scripts/kept";
import type { CompiledPage, PageSource } from "../../../scripts/markdown/compile-page";
import type { SiteContext } from "../../../scripts/markdown/context";
import { digestOf } from "../../../scripts/markdown/remark-project-files";
import { temporaryFolder, writeContent } from "../temporary-content";

const context: SiteContext = {
  contentDir: "/content",
  origin: "https://example.org",
  basePath: "/",
  urls: new Set(["/", "/a/"]),
  terms: new Map(),
};
const source: PageSource = { file: "/content/a.mdx", url: "/a/", body: "Text" };
const empty: CompiledPage = {
  ...{ html: "", code: "code", printable: "", markdown: "" },
  ...{
    outline: [],
    ids: [],
    anchors: [],
    images: [],
    projects: [],
    leads: [],
    links: [],
    texts: [],
    problems: [],
  },
};

/** A compiler that tells its calls apart. */
function counting(result: Partial<CompiledPage> = {}) {
  let calls = 0;
  return vi.fn(async (_page: PageSource, _context: SiteContext) => ({
    ...empty,
    code: `compiled ${++calls}`,
    ...result,
  }));
}

test("a page is compiled once, also by the next build", async () => {
  const folder = path.join(await temporaryFolder(), "made/when/missing");
  const compile = counting();
  const first = await (await cachedCompiler(compile, folder, context))(source, context);
  const second = await (await cachedCompiler(compile, folder, context))(source, context);
  expect(compile).toHaveBeenCalledTimes(1);
  expect(second).toEqual(first);
});

test("a page that was edited since is a draft, which no build finds", async () => {
  const folder = await temporaryFolder();
  const compile = counting();
  const memory = emptyMemory();
  const edited = { ...source, body: "Other text" };
  await (await cachedCompiler(compile, folder, context, memory))(source, context);
  await (await cachedCompiler(compile, folder, context, memory))(edited, context);
  await (await cachedCompiler(compile, folder, context))(edited, context);
  expect(compile.mock.calls.map(([{ body }, { isDraft }]) => [body, isDraft])).toEqual([
    ["Text", false],
    ["Other text", true],
    ["Other text", false],
  ]);
});

test("a process that remembers pages reads no disk for them", async () => {
  const folder = await temporaryFolder();
  const compile = counting();
  const memory = emptyMemory();
  const first = await (await cachedCompiler(compile, folder, context, memory))(source, context);
  await rm(folder, { recursive: true });
  const second = await (await cachedCompiler(compile, folder, context, memory))(source, context);
  expect(compile).toHaveBeenCalledTimes(1);
  expect(second).toBe(first);
  await (await cachedCompiler(compile, folder, context, memory))({ ...source, body: "Other text" }, context);
  expect(compile).toHaveBeenCalledTimes(2);
});

test.each<[string, Partial<PageSource>, Partial<SiteContext>]>([
  ["its text changes", { body: "Other text" }, {}],
  ["its name changes, which decides whether it is trusted", { file: "/content/a.md" }, {}],
  ["its url changes", { url: "/b/" }, {}],
  ["the base path changes", {}, { basePath: "/base/" }],
  ["the origin changes", {}, { origin: "https://other.example" }],
])("a page is compiled again when %s", async (_, page, change) => {
  const folder = await temporaryFolder();
  const compile = counting();
  await (await cachedCompiler(compile, folder, context))(source, context);
  const changed = { ...context, ...change };
  const result = await (await cachedCompiler(compile, folder, changed))({ ...source, ...page }, changed);
  expect(result.code).toBe("compiled 2");
});

test("of the site's urls, only those that it asked for make it be compiled again", async () => {
  const folder = await temporaryFolder();
  const memory = emptyMemory();
  const compile = vi.fn(async (_: PageSource, { urls }: SiteContext) => ({
    ...empty,
    code: `/b/ is ${urls.has("/b/") ? "there" : "missing"}, / is ${urls.has("/") ? "there" : "missing"}`,
  }));
  const code = async (urls: string[]) => {
    const site = { ...context, urls: new Set(urls) };
    const withMemory = await (await cachedCompiler(compile, folder, site, memory))(source, site);
    const byDisk = await (await cachedCompiler(compile, folder, site))(source, site);
    expect(byDisk.code).toBe(withMemory.code);
    return byDisk.code;
  };
  expect(await code(["/", "/a/"])).toBe("/b/ is missing, / is there");
  await code(["/a/", "/", "/c/"]);
  await code(["/"]);
  expect(compile).toHaveBeenCalledTimes(1);
  expect(await code(["/", "/a/", "/b/"])).toBe("/b/ is there, / is there");
  expect(compile).toHaveBeenCalledTimes(2);
  expect(await code(["/b/"])).toBe("/b/ is there, / is missing");
});

test.each<[string, Partial<CompiledPage>]>([
  ["an image, which may change", { images: [{ file: "/content/x.svg", output: "images/x.svg" }] }],
  [
    "a problem, which may vanish when an image is added",
    { problems: [{ line: 1, column: 1, message: "x", severity: "error" }] },
  ],
])("a page with %s is compiled every time", async (_, result) => {
  const compile = counting(result);
  const cached = await cachedCompiler(compile, await temporaryFolder(), context);
  await cached(source, context);
  await cached(source, context);
  expect(compile).toHaveBeenCalledTimes(2);
});

test("a page with files of a project is compiled again when anything in the project changes", async () => {
  const content = await writeContent({ "projects/a/1-one/a.js": "1;" });
  const folder = path.join(content, "projects/a");
  const compile = vi.fn(async () => ({ ...empty, projects: [{ folder, digest: digestOf(folder) }] }));
  const cached = await cachedCompiler(compile, await temporaryFolder(), context);
  await cached(source, context);
  await cached(source, context);
  expect(compile).toHaveBeenCalledTimes(1);
  await writeFile(path.join(folder, "1-one/a.js"), "2;");
  await cached(source, context);
  expect(compile).toHaveBeenCalledTimes(2);
  await mkdir(path.join(folder, "2-two"));
  await writeFile(path.join(folder, "2-two/.removed"), "a.js");
  await cached(source, context);
  expect(compile).toHaveBeenCalledTimes(3);
});

test.each(["", "{", '{"code":', "null", "{}\n{}", "0\n".repeat(3)])(
  "an entry that was damaged to %j is replaced",
  async (rest) => {
    const folder = await temporaryFolder();
    const compile = counting();
    const cached = await cachedCompiler(compile, folder, context);
    await cached(source, context);
    const [entry = ""] = await readdir(folder);
    await writeFile(path.join(folder, entry), rest);
    expect((await cached(source, context)).code).toBe("compiled 2");
    expect(await readFile(path.join(folder, entry), "utf8")).toContain("compiled 2");
  },
);

test("many builds at once leave whole entries and nothing else", async () => {
  const folder = await temporaryFolder();
  const cached = await cachedCompiler(counting(), folder, context);
  const pages = Array.from({ length: 40 }, (_, index) => ({ ...source, body: `Text ${index % 4}` }));
  await Promise.all(pages.map((page) => cached(page, context)));
  const names = await readdir(folder);
  expect(names).toHaveLength(4);
  for (const name of names)
    expect(JSON.parse((await readKept(path.join(folder, name))) ?? "")).toHaveProperty("result.code");
});
