import { expect, test } from "vitest";
import { expanded } from "./small-index";

function meaningsOf(query: string): Map<string, number> {
  return new Map(expanded(query).meanings.map(({ text, share }) => [text, share]));
}

test("the meaning of a whole query counts fully", () => {
  expect(meaningsOf("micro frontends ").get("module federation")).toBe(1);
});

test("the meaning of part of a query counts for that part", () => {
  const share = meaningsOf("micro frontends output ").get("module federation") ?? 0;
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThan(1);
});

test("later meanings of the same words count less", () => {
  const meanings = [...meaningsOf("micro frontends ").values()];
  expect(meanings).toEqual(meanings.toSorted((a, b) => b - a));
  expect(meanings.at(-1)).toBeLessThan(1);
});
