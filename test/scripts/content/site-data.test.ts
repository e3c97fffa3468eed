import { readdir, readFile, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { chunkName, pageChunkName, writeDevelopmentData, writeSiteData } from "../../../scripts/content/site-data";
import type { Site } from "../../../scripts/content/types";
import { config, page, readContent, temporaryFolder } from "../temporary-content";

const small = () =>
  readContent({ "index.mdx": page("Home"), "a/index.mdx": page("## One\n", "A"), "a/b.mdx": page("B", "B") });

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))).sort();
}

async function write(site: Site, folder?: string): Promise<string> {
  const target = folder ?? (await temporaryFolder());
  await writeSiteData(site, config, target);
  return target;
}

test("every page and every section has its module", async () => {
  expect(await list(await write(await small()))).toEqual([
    "config.js",
    "content-tree.json",
    "outlines-.top.js",
    "outlines-a.js",
    "pages.js",
    "pages/a.js",
    "pages/a/b.js",
    "section-.top.js",
    "section-a.js",
    "sections.js",
    "server-sections.js",
  ]);
});

test("for development, only what holds code is written", async () => {
  const folder = await temporaryFolder();
  const state = '<Details summary="More">Text</Details>\n';
  const site = await readContent({
    "index.mdx": page("Home"),
    "a/index.mdx": page("## One\n", "A"),
    "a/b.mdx": page(state, "B"),
  });
  await writeDevelopmentData(site, config, folder, { "more.js": "" });
  expect(await list(folder)).toEqual(["code.js", "config.js", "more.js", "pages/a/b.js", "sections.js"]);
  const code = await readFile(path.join(folder, "code.js"), "utf8");
  expect(code).toContain('"/a/b/": () => import(');
  expect(code).not.toContain('"/a/": ');
});

test("a page's module has its body and what its screen needs, and nothing of the build", async () => {
  const text = await readFile(path.join(await write(await small()), "pages/a.js"), "utf8");
  const data = JSON.parse(/export const page = ([^\n]*);\n$/.exec(text)?.[1] ?? "null");
  expect(data).toMatchObject({ url: "/a/", title: "A", outline: [{ id: "one", title: "One", level: 2 }] });
  for (const field of ["file", "code", "printable", "ids", "size", "images"]) expect(data).not.toHaveProperty(field);
  expect(text).toContain("export default");
});

test("text of a page cannot end its module early", async () => {
  const title = '</script> ${x} ` */ \\u2028 \u2028 "';
  const site = await readContent({ "a.mdx": `---\ntitle: ${JSON.stringify(title)}\n---\n` });
  const text = await readFile(path.join(await write(site), "pages/a.js"), "utf8");
  expect(JSON.parse(/export const page = ([^\n]*);\n$/.exec(text)?.[1] ?? "null").title).toBe(title);
});

test("outlines are apart from the section, which only says whether there is one", async () => {
  const folder = await write(await small());
  expect(await readFile(path.join(folder, "section-a.js"), "utf8")).not.toContain('"one"');
  expect(await readFile(path.join(folder, "outlines-a.js"), "utf8")).toContain('"one"');
});

test("modules of pages that are gone are deleted", async () => {
  const folder = await write(await small());
  await write(await readContent({ "index.mdx": page("Home") }), folder);
  expect((await list(folder)).filter((name) => name.startsWith("pages"))).toEqual(["pages.js"]);
});

test("modules that did not change are not touched", async () => {
  const folder = await write(await small());
  const long = new Date(2000, 0);
  for (const name of await list(folder)) await utimes(path.join(folder, name), long, long);
  await write(
    await readContent({ "index.mdx": page("Home"), "a/index.mdx": page("## One\n", "A"), "a/b.mdx": page("New", "B") }),
    folder,
  );
  const times = await Promise.all(
    (await list(folder)).map(async (name) => [name, (await stat(path.join(folder, name))).mtime] as const),
  );
  const touched = times.filter(([, time]) => time.getTime() !== long.getTime()).map(([name]) => name);
  // The tree has the sizes of all files, the edited page its body.
  expect(touched).toEqual(["content-tree.json", "pages/a/b.js"]);
});

test.each([
  ["/", "page-home"],
  ["/glossary/", "page-glossary"],
  ["/concepts/output/", "page-concepts-output"],
])("the page %s has the chunk %s", (url, name) => {
  expect(pageChunkName({ url })).toBe(name);
});

test("a section's chunk is called after it, the top level's has a name as well", () => {
  expect(chunkName({ name: "api" })).toBe("section-api");
  expect(chunkName({ name: "" })).toBe("section-.top");
});
