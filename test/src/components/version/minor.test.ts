import { expect, test } from "vitest";
import { isNewer, parseMinor } from "../../../../src/components/version/minor";

test.each([
  ["5.98", "5.98"],
  ["5.98.2", "5.98"],
  ["^5.98.0", "5.98"],
  [" v5.108 ", "5.108"],
  [">=5.0", "5.0"],
])("%s is a version", (text, minor) => {
  expect(parseMinor(text)).toBe(minor);
});

test.each(["", "5", "5.", "4.47", "6.0", "5.98.1.2", "5.1234", "webpack 5.98", null])("%s is none", (text) => {
  expect(parseMinor(text)).toBeNull();
});

test("versions are compared as numbers", () => {
  expect(isNewer("5.100", "5.98")).toBe(true);
  expect(isNewer("5.98", "5.100")).toBe(false);
  expect(isNewer("5.98", "5.98")).toBe(false);
  expect(isNewer("5.110.3", "5.109")).toBe(true);
  expect(isNewer("5.110.3", "5.110")).toBe(false);
});
