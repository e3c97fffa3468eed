import { expect, test } from "vitest";
import { ignoredFolders } from "../../../../src/playground/bring/gitignore";

const ignored = (text: string, folder: string, base = "") => ignoredFolders(new Map([[base, text]]))(folder);

test.each([
  ["dist", "dist", true],
  ["dist/", "packages/a/dist", true],
  ["/dist", "packages/dist", false],
  ["/dist", "dist", true],
  ["packages/*/lib", "packages/a/lib", true],
  ["packages/*/lib", "packages/a/b/lib", false],
  ["**/cache", "a/b/cache", true],
  ["**/cache", "cache", true],
  ["build-*", "build-prod", true],
  ["buil?", "build", true],
  ["a.b", "axb", false],
  ["# dist", "dist", false],
  ["*\n!src", "src", false],
  ["*\n!src", "lib", true],
  ["[b-a]", "x", false],
  ["distant", "dist", false],
])("the rule %j for %s: %s", (rule, folder, expected) => {
  expect(ignored(rule, folder)).toBe(expected);
});

test("a file applies to its own folder", () => {
  expect(ignored("dist", "a/dist", "a/")).toBe(true);
  expect(ignored("/dist", "a/dist", "a/")).toBe(true);
  expect(ignored("dist", "b/dist", "a/")).toBe(false);
});
