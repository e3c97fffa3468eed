import { expect, test } from "vitest";
import { moduleFunction } from "../../../../src/playground/compiler/module-code";

test("an ES module knows its file, and the same words in quotation marks are a name", () => {
  const source = `export const own = [import.meta.filename, import.meta.dirname, import.meta.url];
export const defined = { "import.meta.url": '"a"', 'import.meta.dirname': "b" };`;
  const exported: Record<string, unknown> = {};
  const evaluate = moduleFunction(source, "/project/a.js", { isTyped: false, isModule: true });
  evaluate.call(undefined, exported, undefined, { exports: exported }, "/project/a.js", "/project");
  expect(exported.own).toEqual(["/project/a.js", "/project", "file:///project/a.js"]);
  expect(exported.defined).toEqual({ "import.meta.url": '"a"', "import.meta.dirname": "b" });
});
