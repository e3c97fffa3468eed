import { expect, test } from "vitest";
import { Expansion, range } from "../../../../src/search/expand/expansion";
import { weights } from "../../../../src/search/weights";
import { vocabulary } from "./small-index";

test("a slot of a very common word keeps part of its rarity", () => {
  const expansion = new Expansion(vocabulary());
  expect([expansion.addSlot("federation", 2), expansion.addSlot("project", 2)]).toEqual([0, 1]);
  expect(expansion.slots.map(({ rarity }) => rarity)).toEqual([2, 2 * weights.vague]);
});

test("only terms of the index cover a slot, and count no more than it does", () => {
  const expansion = new Expansion(vocabulary());
  expect(expansion.cover(["federation"], 0.5, [0], 0.1)).toBe(true);
  expect(expansion.cover(["federation", "nowhere"], 1, [0])).toBe(false);
  expect(expansion.covers).toEqual([{ terms: ["federation"], weight: 0.5, rarity: 0.1, covered: [0] }]);
});

test("each slot has its share of the query, counted once", () => {
  const expansion = new Expansion(vocabulary());
  for (const [term, rarity] of [
    ["a", 1],
    ["b", 2],
    ["c", 1],
  ] as const)
    expansion.addSlot(term, rarity);
  expect(expansion.shareOf([1, 1])).toBe(0.5);
  expect(expansion.shareOf([0, 1, 2])).toBe(1);
  expect(expansion.mostOf([0, 1])).toBe(2);
  expect(new Expansion(vocabulary()).shareOf([])).toBe(0);
});

test("a range doesn't include its end", () => {
  expect(range(2, 4)).toEqual([2, 3]);
  expect(range(2, 2)).toEqual([]);
});
