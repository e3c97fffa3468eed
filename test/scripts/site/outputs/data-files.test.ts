import { expect, test } from "vitest";
import type { Site } from "../../../../scripts/site/content/types";
import { dataFiles, pageFile } from "../../../../scripts/site/outputs/data-files";
import { page, readContent } from "../../temporary-content";

const small = () =>
  readContent({ "index.mdx": page("Home"), "a/index.mdx": page("## One\n", "A"), "a/ü b.mdx": page("B", "B") });

const read = (texts: Map<string, string>, file = "") => JSON.parse(texts.get(file) ?? "");

test("every page and every section has its file, with a telling name", async () => {
  const { files, named } = dataFiles(await small());
  expect([...files.keys()].map((file) => file.replace(/[0-9a-f]{8}/, "HASH"))).toEqual([
    "assets/page-a-HASH.json",
    "assets/page-a-b-HASH.json",
    "assets/page-HASH.json",
    "assets/outlines-a-HASH.json",
    "assets/section-a-HASH.json",
    "assets/outlines-HASH.json",
    "assets/section-HASH.json",
  ]);
  expect(Object.values(named).flat()).toEqual([...files.keys()]);
});

test("a section's file refers to its pages and their outlines", async () => {
  const { files, named } = dataFiles(await small());
  const section = read(files, named["section/a"]?.[0]);
  expect(section.section.children.map(({ url }: { url: string }) => url)).toEqual(["/a/", "/a/%C3%BC%20b/"]);
  expect(section.pages).toEqual({ "/a/": named["page/a/"]?.[0], "/a/%C3%BC%20b/": named["page/a/%C3%BC%20b/"]?.[0] });
  expect(read(files, section.pages["/a/"]).content).toContain("One");
  expect(read(files, section.outlines)["/a/"]).toEqual([{ id: "one", title: "One", level: 2 }]);
  // They are only needed when a reader expands another page.
  expect(JSON.stringify(section)).not.toContain('"one"');
});

test("the outlines of pages that the sidebar doesn't list are only in the pages' files", async () => {
  const files = { "api/types/index.mdx": page("## One\n"), "api/types/chunk.mdx": page("## Two\n", "Chunk") };
  const { files: texts, named } = dataFiles(await readContent(files));
  expect(Object.keys(read(texts, named["outlines/api"]?.[0]))).toEqual(["/api/types/"]);
  expect(read(texts, named["page/api/types/chunk/"]?.[0]).page.anchors).toHaveLength(1);
});

test("two pages whose urls only differ in word separators have two files", async () => {
  const { named } = dataFiles(await readContent({ "a/b-c.mdx": page("One", "A"), "a-b/c.mdx": page("Two", "B") }));
  expect(new Set([named["page/a/b-c/"]?.[0], named["page/a-b/c/"]?.[0]]).size).toBe(2);
});

test("a name only changes if something changed", async () => {
  const { named } = dataFiles(await small());
  const { named: again } = dataFiles(await small());
  expect(again).toEqual(named);
  const { named: edited } = dataFiles(
    await readContent({
      "index.mdx": page("Home"),
      "a/index.mdx": page("## One\n", "A"),
      "a/ü b.mdx": page("New", "B"),
    }),
  );
  const changed = Object.keys(named).filter((name) => edited[name]?.[0] !== named[name]?.[0]);
  expect(changed).toEqual(["page/a/%C3%BC%20b/", "section/a"]);
});

test("a page's file has its body and the data for its screen, and nothing internal to the build", async () => {
  const found = (await small()).pages.find(({ url }) => url === "/a/");
  const { content: html, page: data } = pageFile(found as Site["pages"][number]);
  expect(html).toContain("<h2");
  expect(data).toMatchObject({ url: "/a/", title: "A", anchors: [{ id: "one", title: "One", level: 2 }] });
  for (const field of ["path", "code", "printable", "ids", "size", "images"]) expect(data).not.toHaveProperty(field);
});

test("the text of a page with state is code, so it isn't here", async () => {
  const site = await readContent({ "a.mdx": page('<Details summary="More">Text</Details>\n', "A") });
  expect(pageFile(site.pages[0] as Site["pages"][number])).toMatchObject({ content: "", page: { interactive: true } });
});
