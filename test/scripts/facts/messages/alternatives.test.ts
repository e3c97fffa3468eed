import { expect, test } from "vitest";
import { concat, either, hasWords } from "../../../../scripts/facts/messages/alternatives";

test("texts are put together in every way, up to eight", () => {
  expect(concat(["a", "b"], ["1", "2"])).toEqual(["a1", "a2", "b1", "b2"]);
  expect(concat(["a", "b", "c"], ["1", "2", "3"])).toEqual(["a<value>", "b<value>", "c<value>"]);
});

test("alternatives are not repeated, and too many have a placeholder", () => {
  expect(either(["a"], ["a", "b"], ["<x>"])).toEqual(["a", "b"]);
  expect(either([..."abcde"], [..."fghij"], ["<x>"])).toEqual(["<x>"]);
});

test("what only varies in the name of a placeholder is one text", () => {
  expect(either(["<id>"], ["<name>"], ["<x>"])).toEqual(["<id>"]);
  expect(either([""], ["<name>"], ["<x>"])).toEqual(["<name>"]);
});

test.each([
  ["Can't resolve <request>", true],
  ["<message>", false],
  ["<file>: <message>", false],
  ["", false],
])("%j has words: %s", (template, expected) => {
  expect(hasWords(template)).toBe(expected);
});
