import { toHtml } from "hast-util-to-html";
import { toString as textOf } from "hast-util-to-string";
import { describe, expect, test } from "vitest";
import { parseRanges, readDiff, renderLines, splitLines } from "../../../../scripts/site/markdown/code-lines";
import { highlight } from "../../../../scripts/site/markdown/highlight";

test.each([
  ["2", [2]],
  ["2,4-6", [2, 4, 5, 6]],
  [" 1 - 2 , 9 ", [1, 2, 9]],
  ["3-3,3", [3]],
  ["6-4", []],
  ["", []],
  ["a,1b,-2,1-", []],
  [`${"9".repeat(30)}`, []],
  [`1-${"9".repeat(400)}`, []],
])("the lines %j of a meta are %j", (text, lines) => {
  expect([...parseRanges(text)]).toEqual(lines);
});

test("a range never covers more than some thousand lines", () => {
  expect(parseRanges("1-999999").size).toBeLessThan(20_000);
});

describe("splitting highlighted code", () => {
  test.each([
    ["one line", "const a = 1;"],
    ["empty lines", "\n\na\n\n"],
    ["a comment over lines", "a();\n/* one\n   two\n*/\nb();"],
    ["a template in a template", "const t = `a\n${`b\n${c}`}\nd`;\n"],
    ["nothing", ""],
  ])("%s has as many lines as its text, with the same text", (_, code) => {
    const lines = splitLines(highlight(code, "js"));
    expect(lines.map((line) => textOf({ type: "root", children: line }))).toEqual(code.split("\n"));
  });

  test("a token over two lines keeps its color on both", () => {
    const [first, second] = splitLines(highlight("`a\nb`", "js"));
    for (const line of [first, second]) expect(toHtml({ type: "root", children: line ?? [] })).toContain("t-string");
  });
});

test("rendered lines have the text of the code", () => {
  const code = "a\n\nb";
  const drawn = renderLines(splitLines([{ type: "text", value: code }]), []);
  expect(drawn).toHaveLength(3);
  expect(textOf({ type: "root", children: drawn })).toBe(code);
});

test("a line is rendered with all of its styles", () => {
  const [line] = renderLines([[]], [{ highlighted: true, focused: true, change: "added" }]);
  expect(line).toMatchObject({ properties: { className: ["line", "line-highlighted", "line-focused", "line-added"] } });
});

test("a diff loses its first column, which says how each line changed", () => {
  expect(readDiff(" kept\n-old\n+new\n\n@@ else\n+\n-")).toEqual({
    code: "kept\nold\nnew\n\n@@ else\n\n",
    changes: [undefined, "removed", "added", undefined, undefined, "added", "removed"],
  });
});
