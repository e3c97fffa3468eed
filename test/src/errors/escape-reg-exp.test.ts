import { expect, test } from "vitest";
import { escapeRegExp } from "../../../src/errors/escape-reg-exp";

test("an escaped text matches itself and nothing else, also between slashes", () => {
  const text = "./a+b*c?(d|e)[f]{1}^$\\/";
  expect(text.match(escapeRegExp(text))?.[0]).toBe(text);
  expect(new RegExp(escapeRegExp("a.b")).test("a-b")).toBe(false);
  expect(escapeRegExp("a/b")).toBe("a\\/b");
});
