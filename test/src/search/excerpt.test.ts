import { expect, test } from "vitest";
import { excerpt, highlight, readText } from "../../../src/search/excerpt";

const join = (parts: { text: string; isMatch: boolean }[]) =>
  parts.map(({ text, isMatch }) => (isMatch ? `<${text}>` : text)).join("");

test.each([
  ["output.publicPath", ["publicpath"], "output.<publicPath>"],
  ["publicPath", ["path"], "<publicPath>"],
  ["Loaders load.", ["loader"], "<Loaders> load."],
  ["Nothing", [], "Nothing"],
  ["", ["a"], ""],
  ["<b>bold</b>", ["bold"], "<b><bold></b>"],
])("in %j, %j stand out", (text, words, expected) => {
  expect(join(highlight(text, words))).toBe(expected);
});

const LONG = `${"Some words about nothing. ".repeat(20)}Here the public path is explained. ${"More words. ".repeat(30)}`;

test("the stretch with most words is shown, cut between words", () => {
  const text = join(excerpt(LONG, ["public", "path", "nothing"], 100));
  expect(text).toContain("<public> <path>");
  expect(text).toMatch(/^… \S.*\S …$/);
  expect(text.length).toBeLessThan(140);
});

test("without a match, the beginning is shown", () => {
  expect(join(excerpt(LONG, ["absent"], 60))).toMatch(/^Some words about nothing\..* …$/);
});

test("nothing is lost of a short text", () => {
  expect(join(excerpt("A short text.", ["absent"], 60))).toBe("A short text.");
});

test("text without spaces is cut all the same", () => {
  expect(join(excerpt("x".repeat(500), ["absent"], 60)).length).toBeLessThan(70);
});

test("facts that a text begins with are apart from it", () => {
  expect(readText("Type: boolean\nDefault: false\nCompresses the files.")).toEqual({
    ...{ facts: ["Type: boolean", "Default: false"], text: "Compresses the files." },
  });
  expect(readText("Note: one line")).toEqual({ facts: [], text: "Note: one line" });
  expect(readText("Words.\nType: boolean\nMore.")).toEqual({ facts: [], text: "Words. Type: boolean More." });
  expect(readText("")).toEqual({ facts: [], text: "" });
});
