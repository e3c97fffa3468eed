import { expect, test } from "vitest";
import {
  assembleSections,
  assembleTree,
  inOrderOfGroups,
  inReadingOrder,
  withNeighbors,
} from "../../../../scripts/site/content/assemble";
import { listedPages, printedPages } from "../../../../src/utilities/pages";
import { config } from "../../temporary-content";
import { barePage as page } from "./bare-page";

const urls = (pages: { url: string }[]) => pages.map(({ url }) => url);

test.each([
  ["the index comes first", ["a/b.mdx", "a/index.mdx"], ["/a/", "/a/b/"]],
  ["pages without sort come by name", ["a/c.mdx", "a/b.mdx"], ["/a/b/", "/a/c/"]],
])("%s", (_, files, expected) => {
  expect(urls(files.map((file) => page(file)).sort(inReadingOrder))).toEqual(expected);
});

test("pages are sorted by sort, then by name, and those without sort come last", () => {
  const pages = [
    page("a/z.mdx"),
    page("a/y.mdx", { sort: 2 }),
    page("a/x.mdx", { sort: 2 }),
    page("a/w.mdx", { sort: 10 }),
  ];
  expect(urls(pages.sort(inReadingOrder))).toEqual(["/a/x/", "/a/y/", "/a/w/", "/a/z/"]);
});

test("the pages of a group are together, at the place of its first page", () => {
  const pages = [
    page("a/1.mdx", { sort: 1, group: "One" }),
    page("a/2.mdx", { sort: 2 }),
    page("a/3.mdx", { sort: 3, group: "One" }),
    page("a/4.mdx", { sort: 4, group: "Two" }),
    page("a/5.mdx", { sort: 5, group: "-" }),
  ];
  expect(urls(inOrderOfGroups(pages))).toEqual(["/a/1/", "/a/3/", "/a/2/", "/a/5/", "/a/4/"]);
});

test("a page with a very small sort doesn't come before the index", () => {
  const pages = [page("a/early.mdx", { sort: -100 }), page("a/index.mdx"), page("a/deep/index.mdx")];
  expect(urls(pages.sort(inReadingOrder))).toEqual(["/a/", "/a/early/", "/a/deep/"]);
});

test("sections are in the configured order, then by name, and the top level comes last", () => {
  const pages = ["z/a.mdx", "index.mdx", "guides/a.mdx", "extra/a.mdx", "concepts/a.mdx"].map((file) => page(file));
  expect(assembleSections(pages, config).map(({ name, url }) => [name, url])).toEqual([
    ["concepts", "/concepts/"],
    ["guides", "/guides/"],
    ["extra", "/extra/"],
    ["z", "/z/"],
    ["", "/"],
  ]);
});

test.each([
  ["of the configuration", [page("api/index.mdx", { title: "Ignored" })], "API"],
  ["of its index page", [page("extra/index.mdx", { title: "Extra pages" })], "Extra pages"],
  ["made from its name", [page("more-pages/a.mdx")], "More pages"],
])("a section has the title %s", (_, pages, title) => {
  expect(assembleSections(pages, config)[0]?.title).toBe(title);
});

test("a list shows a page's url, title, group and whether it can be expanded", () => {
  const outline = [{ id: "x", title: "X", level: 2 as const }];
  const pages = [
    page("a/b.mdx", { title: "B", group: "G", anchors: outline, sort: 1 }),
    page("a/c.mdx", { title: "C", group: "-" }),
  ];
  expect(assembleSections(pages, config)[0]?.children).toEqual([
    { url: "/a/b/", title: "B", group: "G", hasOutline: true },
    { url: "/a/c/", title: "C", hasOutline: false },
  ]);
});

test("the README beside our own page is in the section, but not in its navigation", () => {
  const files = ["a/some-loader.mdx", "a/some-loader/_readme.md", "a/_other-loader.md"];
  const [section] = assembleSections(
    files.map((file) => page(file)),
    config,
  );
  expect(urls(section?.children ?? [])).toContain("/a/some-loader/readme/");
  expect(urls(section ? listedPages(section) : [])).toEqual(["/a/other-loader/", "/a/some-loader/"]);
});

test("a page about types is printed and in the section, but only its index is in the navigation", () => {
  const files = ["api/node.mdx", "api/types/index.mdx", "api/types/chunk.mdx"];
  const sections = assembleSections(
    files.map((file) => page(file)),
    config,
  );
  const [section] = sections;
  expect(urls(section ? listedPages(section) : [])).toEqual(["/api/types/", "/api/node/"]);
  expect(urls(section ? printedPages(section) : [])).toContain("/api/types/chunk/");
  const chunk = withNeighbors([page("api/types/chunk.mdx")], sections)[0];
  expect([chunk?.previous, chunk?.next]).toEqual([undefined, undefined]);
});

test("a page has its neighbors in the sidebar, if there are any", () => {
  const files = ["a/index.mdx", "a/b.mdx", "a/b/_readme.md", "a/c.mdx", "index.mdx", "alone.mdx"];
  const pages = files.map((file) => page(file, { title: file }));
  const around = withNeighbors(pages, assembleSections(pages, config)).map(({ path, previous, next }) => {
    return [path, previous?.url, next?.url];
  });
  expect(around).toEqual([
    ["a/index.mdx", undefined, "/a/b/"],
    ["a/b.mdx", "/a/", "/a/c/"],
    ["a/b/_readme.md", undefined, undefined],
    ["a/c.mdx", "/a/b/", undefined],
    ["index.mdx", undefined, undefined],
    ["alone.mdx", undefined, undefined],
  ]);
});

test("the tree has directories with their total sizes, and files with their fields", () => {
  const pages = [
    page("index.mdx"),
    page("a/index.mdx", { size: 5 }),
    page("a/deep/b.md", { size: 7, group: "G" }),
    page("ab.mdx"),
  ];
  const tree = assembleTree(pages);
  expect(tree).toMatchObject({ type: "directory", name: "", path: "", url: "/", size: 32 });
  expect(tree.children.map(({ path }) => path)).toEqual(["index.mdx", "a", "ab.mdx"]);
  const directory = tree.children[1];
  expect(directory).toMatchObject({ type: "directory", name: "a", url: "/a/", size: 12 });
  expect(directory).toMatchObject({
    children: [
      { type: "file", name: "index.mdx", extension: ".mdx", sort: -1 },
      {
        type: "directory",
        path: "a/deep",
        url: "/a/deep/",
        children: [{ extension: ".md", url: "/a/deep/b/", group: "G" }],
      },
    ],
  });
});

test("a site without pages is an empty tree with the top level as its only section", () => {
  expect(assembleTree([])).toEqual({ type: "directory", name: "", path: "", url: "/", size: 0, children: [] });
  expect(assembleSections([], config)).toMatchObject([{ name: "", url: "/", children: [] }]);
});
