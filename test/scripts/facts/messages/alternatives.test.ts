import { expect, test } from "vitest";
import { concat, either, hasWords } from "../../../../scripts/facts/messages/alternatives";

test("texts are combined in every way, up to eight", () => {
  expect(concat(["a", "b"], ["1", "2"])).toEqual(["a1", "a2", "b1", "b2"]);
  expect(concat(["a", "b", "c"], ["1", "2", "3"])).toEqual(["a<value>", "b<value>", "c<value>"]);
});

test("alternatives aren't repeated, and too many become a placeholder", () => {
  expect(either(["a"], ["a", "b"], ["<x>"])).toEqual(["a", "b"]);
  expect(either([..."abcde"], [..."fghij"], ["<x>"])).toEqual(["<x>"]);
});

test("texts that only differ in a placeholder's name are one text", () => {
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
