import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { pageFile, sectionFile, writeDataFiles } from "../../../scripts/content/data-files";
import type { Site } from "../../../scripts/content/types";
import { page, readContent, temporaryFolder } from "../temporary-content";

const small = () =>
  readContent({ "index.mdx": page("Home"), "a/index.mdx": page("## One\n", "A"), "a/ü b.mdx": page("B", "B") });

async function write(site: Site): Promise<{ folder: string; files: Map<string, string> }> {
  const folder = await temporaryFolder();
  return { folder, files: writeDataFiles(site, folder) };
}

const read = async (folder: string, file = "") => JSON.parse(await readFile(path.join(folder, file), "utf8"));

test("every page and every section has its file, whose name says what it is", async () => {
  const { folder, files } = await write(await small());
  expect([...files.values()].map((file) => file.replace(/[0-9a-f]{10}/, "HASH"))).toEqual([
    "assets/page-a-HASH.json",
    "assets/page-a-b-HASH.json",
    "assets/page-HASH.json",
    "assets/outlines-a-HASH.json",
    "assets/section-a-HASH.json",
    "assets/outlines-HASH.json",
    "assets/section-HASH.json",
  ]);
  const names = [...files.values()].map((file) => path.basename(file)).sort();
  expect((await readdir(path.join(folder, "assets"))).sort()).toEqual(names);
});

test("a section's file leads to its pages and their outlines", async () => {
  const { folder, files } = await write(await small());
  const section = await read(folder, files.get("section/a"));
  expect(section.section.pages.map(({ url }: { url: string }) => url)).toEqual(["/a/", "/a/ü b/"]);
  expect(section.pages).toEqual({ "/a/": files.get("page/a/"), "/a/ü b/": files.get("page/a/ü b/") });
  expect((await read(folder, section.pages["/a/"])).html).toContain("One");
  expect((await read(folder, section.outlines))["/a/"]).toEqual([{ id: "one", title: "One", level: 2 }]);
  // They are needed only when somebody unfolds another page.
  expect(JSON.stringify(section)).not.toContain('"one"');
});

test("two pages whose urls differ only in what separates words have two files", async () => {
  const { files } = await write(await readContent({ "a/b-c.mdx": page("One", "A"), "a-b/c.mdx": page("Two", "B") }));
  expect(new Set([files.get("page/a/b-c/"), files.get("page/a-b/c/")]).size).toBe(2);
});

test("a name is another one only when something changed", async () => {
  const { files } = await write(await small());
  const { files: again } = await write(await small());
  expect(again).toEqual(files);
  const { files: edited } = await write(
    await readContent({
      "index.mdx": page("Home"),
      "a/index.mdx": page("## One\n", "A"),
      "a/ü b.mdx": page("New", "B"),
    }),
  );
  const changed = [...files].filter(([name, file]) => edited.get(name) !== file).map(([name]) => name);
  expect(changed).toEqual(["page/a/ü b/", "section/a"]);
});

test("a page's file has its body and what its screen needs, and nothing of the build", async () => {
  const found = (await small()).pages.find(({ url }) => url === "/a/");
  const { html, page: data } = pageFile(found as Site["pages"][number]);
  expect(html).toContain("<h2");
  expect(data).toMatchObject({ url: "/a/", title: "A", outline: [{ id: "one", title: "One", level: 2 }] });
  for (const field of ["file", "code", "printable", "ids", "size", "images"]) expect(data).not.toHaveProperty(field);
});

test("the text of a page with state is code, and not here", async () => {
  const site = await readContent({ "a.mdx": page('<Details summary="More">Text</Details>\n', "A") });
  expect(pageFile(site.pages[0] as Site["pages"][number])).toMatchObject({ html: "", page: { interactive: true } });
});

test("in development, where nothing is written, a section leads to names", async () => {
  const section = (await small()).sections.find(({ name }) => name === "a");
  expect(sectionFile(section as Site["sections"][number], (name) => name)).toMatchObject({
    outlines: "outlines/a",
    pages: { "/a/": "page/a/", "/a/ü b/": "page/a/ü b/" },
  });
});
