import { expect, test } from "vitest";
import { haveSameNames, type Names, withoutWithdrawn } from "../../../../scripts/facts/since/names";

const NOTHING: Names = { options: [], values: [], hooks: [], exports: [], flags: [], members: [], codes: [] };

test("versions have the same names in any order", () => {
  const one = { ...NOTHING, options: ["a", "b"] };
  expect(haveSameNames(one, { ...NOTHING, options: ["b", "a"] })).toBe(true);
  expect(haveSameNames(one, { ...NOTHING, options: ["a"] })).toBe(false);
  expect(haveSameNames(one, { ...one, flags: ["--a"] })).toBe(false);
});

test("a name that a later version doesn't have was withdrawn", () => {
  const first = { ...NOTHING, options: ["a", "b"], flags: ["--a"] };
  expect(withoutWithdrawn(first, { ...NOTHING, options: ["b", "c"] })).toEqual({ ...NOTHING, options: ["b"] });
});
