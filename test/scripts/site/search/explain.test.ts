import { expect, test } from "vitest";
import { completeIndex } from "../../../../scripts/site/search/complete-index";
import { explain } from "../../../../scripts/site/search/explain";
import { search } from "../../../../src/search/query";
import { records } from "../../../src/search/records";

const index = completeIndex(records);

test("an explanation has the results of the search, with the words that each one contains", () => {
  const query = "which modules do builds of a federation use";
  const { words, results } = explain(index, query, 3);
  expect(results.map(({ url }) => url)).toEqual(search(index, query, { limit: 3 }).map(({ section }) => section.url));
  expect(words.map(({ word }) => word)).toContain("federation");
  expect(words.find(({ word }) => word === "federation")?.terms[0]).toBe("federation 1.00");
  expect(results[0]?.found).toContain("federation");
  expect(results[0]?.learned.length).toBeGreaterThan(0);
});

test("learned weights don't sort names, and nothing is found for words that no section has", () => {
  const { results } = explain(index, "output.publicPath", 3);
  expect(results.map(({ place, learned }) => ({ place, learned }))).toEqual(
    results.map((_, at) => ({ place: at + 1, learned: [] })),
  );
  expect(explain(index, "zzyzx", 3).results).toEqual([]);
});
