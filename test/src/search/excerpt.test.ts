import { expect, test } from "vitest";
import { excerpt, readText } from "../../../src/search/excerpt";

/** Returns an excerpt with its matches in angle brackets. */
function marked(whole: string, words: string[]): string {
  const { text, ranges } = excerpt(whole, words);
  return ranges.reduceRight((rest, [start, end]) => {
    return `${rest.slice(0, start)}<${rest.slice(start, end)}>${rest.slice(end)}`;
  }, text);
}

test.each([
  ["output.publicPath", ["publicpath"], "output.<publicPath>"],
  ["publicPath", ["path"], "<publicPath>"],
  ["Loaders load.", ["loader"], "<Loaders> load."],
  ["Nothing", [], "Nothing"],
  ["", ["a"], ""],
  ["<b>bold</b>", ["bold"], "<b><bold></b>"],
])("in %j, %j stand out", (text, words, expected) => {
  expect(marked(text, words)).toBe(expected);
});

const LONG = `${"Some words about nothing. ".repeat(20)}Here the public path is explained. ${"More words. ".repeat(30)}`;

test("the part with the most words is shown, cut between words", () => {
  const text = marked(LONG, ["public", "path", "nothing"]);
  expect(text).toContain("<public> <path>");
  expect(text).toMatch(/^… \S.*\S …$/);
  expect(text.length).toBeLessThan(180);
});

test("without a match, the start is shown", () => {
  expect(marked(LONG, ["absent"])).toMatch(/^Some words about nothing\..* …$/);
});

test("nothing of a short text is lost", () => {
  expect(marked("A short text.", ["absent"])).toBe("A short text.");
});

test("text without spaces is cut too", () => {
  expect(marked("x".repeat(500), ["absent"]).length).toBeLessThan(150);
});

test("facts at the start of a text are separate from it", () => {
  expect(readText("Type: boolean\nDefault: false\nCompresses the files.")).toEqual({
    facts: ["Type: boolean", "Default: false"],
    text: "Compresses the files.",
  });
  expect(readText("Note: one line")).toEqual({ facts: [], text: "Note: one line" });
  expect(readText("Words.\nType: boolean\nMore.")).toEqual({ facts: [], text: "Words. Type: boolean More." });
  expect(readText("")).toEqual({ facts: [], text: "" });
});
