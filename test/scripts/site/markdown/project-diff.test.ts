import { expect, test } from "vitest";
import { projectDiff } from "../../../../scripts/site/markdown/project-diff";

const lines = (count: number, change: (line: number) => string | undefined = () => undefined) => {
  return Array.from({ length: count }, (_, index) => change(index + 1) ?? `line ${index + 1}`).join("\n");
};

test("there are three lines around a change, in the dialect's columns", () => {
  const after = lines(12, (line) => (line === 6 ? "new\n" : undefined));
  expect(projectDiff("a.js", lines(12), after).split("\n")).toEqual([
    " line 3",
    " line 4",
    " line 5",
    "-line 6",
    "+new",
    "+",
    " line 7",
    " line 8",
    " line 9",
  ]);
});

test.each([
  ["a.ts", " // …"],
  ["a.css", " /* … */"],
  ["a.html", " <!-- … -->"],
  ["a.yml", " # …"],
  ["a.json", " …"],
])("what is left out between changes is a comment in %s", (file, comment) => {
  const after = lines(30, (line) => (line === 5 || line === 25 ? "new" : undefined));
  const difference = projectDiff(file, lines(30), after).split("\n");
  expect(difference.slice(7, 10)).toEqual([" line 8", comment, " line 22"]);
  expect(difference.filter((line) => line === comment)).toHaveLength(1);
});

test("a single line is shown instead of being left out", () => {
  const after = lines(30, (line) => (line === 5 || line === 13 ? "new" : undefined));
  const difference = projectDiff("a.js", lines(30), after);
  expect(difference).toContain(" line 8\n line 9\n line 10");
  expect(difference).not.toContain("…");
});

test("a last line that gets its newline doesn't count as a change", () => {
  expect(projectDiff("a.js", "one\ntwo", "one\ntwo\n")).toBe("");
});
