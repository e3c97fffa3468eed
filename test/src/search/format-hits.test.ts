import { afterEach, expect, test, vi } from "vitest";
import { formatHits, MARKS, readMarks } from "../../../src/search/format-hits";

const { open, close } = MARKS;
const format = (hits: unknown) => formatHits(hits, (url) => url);
afterEach(() => vi.restoreAllMocks());

test("texts come from the highlighted levels and the snippet, without their marks", () => {
  const [suggestion] = format([
    {
      hierarchy: { lvl0: "Guides", lvl1: "Caching", lvl2: "Output Filenames", lvl3: "Hashes" },
      content: "long",
      url: "/guides/caching/",
      anchor: "hashes",
      _highlightResult: { hierarchy: { lvl3: { value: `${open}Hash${close}es` } } },
      _snippetResult: { content: { value: `… a ${open}hash${close} <b> …` } },
    },
  ]);
  expect(suggestion).toEqual({
    category: "Guides",
    subcategory: "Caching",
    title: "Output Filenames › Hashes",
    text: "… a hash <b> …",
    url: "/guides/caching/#hashes",
    kind: null,
    highlights: { category: [], subcategory: [], title: [[19, 23]], text: [[4, 8]] },
  });
});

test("a hit without url links to its anchor; one without either is left out with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(format([{ anchor: "here" }, { hierarchy: { lvl0: "Lost" } }]).map(({ url }) => url)).toEqual(["#here"]);
  expect(warn.mock.calls).toEqual([['A search hit has neither url nor anchor: {"hierarchy":{"lvl0":"Lost"}}']]);
});

test("an answer that isn't a list is refused", () => {
  expect(() => format({})).toThrow(new TypeError("Suggestions must be an array."));
});

test.each<[string, string, number[][]]>([
  ["plain", "plain", []],
  [
    `${open}a${close}b${open}c${close}`,
    "abc",
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [`${open}open`, "open", [[0, 4]]],
  [`stray${close} end`, "stray end", []],
  [`${open}${close}empty`, "empty", []],
])("marks of %j", (marked, text, ranges) => {
  expect(readMarks(marked)).toEqual({ text, ranges });
});
