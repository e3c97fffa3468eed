import { expect, test } from "vitest";
import {
  asProject,
  firstFile,
  isSame,
  newPathFault,
  pathFault,
  withFile,
  withoutFile,
  withRenamed,
} from "../../../../src/playground/project/project";

const PROJECT = { "src/index.js": "1", "src/cart.js": "2", "webpack.config.js": "3" };

test("files are added, renamed in place, and deleted, and the previous project doesn't change", () => {
  expect(withFile(PROJECT, "src/new.js", "4")).toEqual({ ...PROJECT, "src/new.js": "4" });
  expect(Object.keys(withRenamed(PROJECT, "src/cart.js", "src/basket.js"))).toEqual([
    "src/index.js",
    "src/basket.js",
    "webpack.config.js",
  ]);
  expect(withoutFile(PROJECT, "src/cart.js")).toEqual({ "src/index.js": "1", "webpack.config.js": "3" });
  expect(Object.keys(PROJECT)).toHaveLength(3);
});

test.each([
  ["src/a.js", null],
  ["node_modules/@shop/cart/index.js", null],
  [".browserslistrc", null],
  ["größe.js", null],
  ["", "needs a name"],
  ["/src/a.js", "leave out the leading slash"],
  ["src/", "a folder"],
  ["src//a.js", "isn't allowed"],
  ["../a.js", "isn't allowed"],
  ["src/./a.js", "isn't allowed"],
  ["__proto__", "isn't allowed"],
  ["src\\a.js", "with forward slashes"],
  ["a\nb", "control characters"],
  ["a".repeat(200), "at most"],
])("the path %j: %s", (path, fault) => {
  if (fault === null) expect(pathFault(path)).toBeNull();
  else expect(pathFault(path)).toContain(fault);
});

test("a new path must not clash with another file, but a file can keep its own", () => {
  expect(newPathFault(PROJECT, "src/cart.js")).toBe("src/cart.js already exists.");
  expect(newPathFault(PROJECT, "src/cart.js", "src/cart.js")).toBeNull();
  expect(newPathFault(PROJECT, "src")).toContain("src/index.js already exists");
  expect(newPathFault(PROJECT, "src/cart.js/tax.js")).toContain("src/cart.js already exists");
});

test("only files with texts are a project", () => {
  expect(asProject(PROJECT)).toEqual(PROJECT);
  for (const value of [null, [], "x", {}, { "a.js": 1 }, { "../a": "" }]) expect(asProject(value)).toBeNull();
});

test("projects are the same if their texts are, and show their entry first", () => {
  expect(isSame(PROJECT, { ...PROJECT })).toBe(true);
  expect(isSame(PROJECT, withFile(PROJECT, "a.js", ""))).toBe(false);
  expect(isSame(PROJECT, withFile(PROJECT, "src/cart.js", ""))).toBe(false);
  expect(firstFile({ "webpack.config.js": "", "src/index.ts": "" })).toBe("src/index.ts");
  expect(firstFile({ "a.js": "", "b.js": "" })).toBe("a.js");
});
