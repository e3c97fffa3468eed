import { expect, test } from "vitest";
import { groupSuggestions } from "../../../src/search/group-suggestions";

test("suggestions are grouped by category and subcategory, in the order of the best one", () => {
  const suggestion = (category: string, subcategory: string) => {
    const url = `/${category}/${subcategory}/`;
    return { category, subcategory, title: "", text: "", url, highlights: {} };
  };
  const answer = [suggestion("a", "x"), suggestion("b", "x"), suggestion("a", "y"), suggestion("a", "x")];
  expect(
    groupSuggestions(answer).map(({ url, isCategoryHeader, isSubcategoryHeader }) => {
      return [url, isCategoryHeader, isSubcategoryHeader];
    }),
  ).toEqual([
    ["/a/x/", true, true],
    ["/a/x/", false, false],
    ["/a/y/", false, true],
    ["/b/x/", true, true],
  ]);
});
