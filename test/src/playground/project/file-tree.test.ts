import { expect, test } from "vitest";
import { treeRows } from "../../../../src/playground/project/file-tree";

const MANY = [
  ...Array.from({ length: 20 }, (_, index) => `src/parts/p${10 + index}.js`),
  "src/index.js",
  "package.json",
  "a/b.js",
];

test("few files are a plain list in their order", () => {
  expect(treeRows(["src/b.js", "a.js"], () => false)).toEqual([
    { path: "src/b.js", name: "src/b.js", level: 1, isOpen: null, position: 1, count: 2 },
    { path: "a.js", name: "a.js", level: 1, isOpen: null, position: 2, count: 2 },
  ]);
});

test("many files are a tree, with folders first", () => {
  const rows = treeRows(MANY, (folder) => folder === "src");
  expect(rows.map(({ path, name, level, isOpen }) => [path, name, level, isOpen])).toEqual([
    ["a", "a", 1, false],
    ["src", "src", 1, true],
    ["src/parts", "parts", 2, false],
    ["src/index.js", "index.js", 2, null],
    ["package.json", "package.json", 1, null],
  ]);
  expect(rows.map(({ position, count }) => `${position}/${count}`)).toEqual(["1/3", "2/3", "1/2", "2/2", "3/3"]);
  expect(treeRows(MANY, () => true)).toHaveLength(MANY.length + 3);
});
