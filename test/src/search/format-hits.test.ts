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
    ...{ category: "Guides", subcategory: "Caching", title: "Output Filenames › Hashes", text: "… a hash <b> …" },
    ...{ url: "/guides/caching/#hashes", kind: null },
    highlights: { category: [], subcategory: [], title: [[19, 23]], text: [[4, 8]] },
    ...{ isCategoryHeader: true, isSubcategoryHeader: true },
  });
});

test("hits are grouped by category and subcategory, in the order of the best", () => {
  const hit = (lvl0: string, lvl1: string) => ({ hierarchy: { lvl0, lvl1 }, url: `/${lvl0}/${lvl1}/` });
  const suggestions = format([hit("a", "x"), hit("b", "x"), hit("a", "y"), hit("a", "x")]);
  expect(
    suggestions.map(({ url, isCategoryHeader, isSubcategoryHeader }) => [url, isCategoryHeader, isSubcategoryHeader]),
  ).toEqual([
    ["/a/x/", true, true],
    ["/a/x/", false, false],
    ["/a/y/", false, true],
    ["/b/x/", true, true],
  ]);
});

test("a hit without url leads to its anchor; one without either is left out with a warning", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(format([{ anchor: "here" }, { hierarchy: { lvl0: "Lost" } }]).map(({ url }) => url)).toEqual(["#here"]);
  expect(warn.mock.calls).toEqual([['A search hit has neither url nor anchor: {"hierarchy":{"lvl0":"Lost"}}']]);
});

test("what is no list is refused", () => {
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
