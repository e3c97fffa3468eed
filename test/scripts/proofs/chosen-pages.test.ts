import { expect, test } from "vitest";
import { chosenPages, isChosen } from "../../../scripts/proofs/chosen-pages";
import { writeContent } from "../temporary-content";

const CONTENT = { "index.mdx": "", "guides/index.mdx": "", "guides/caching.mdx": "", "guides/projects/a/b.md": "" };

test.each([
  ["guides/caching", ["guides/caching"]],
  ["/guides/caching/", ["guides/caching"]],
  ["src/content/guides/caching.mdx", ["guides/caching"]],
  ["guides", ["guides/caching", "guides/index"]],
  ["index", ["index"]],
])("%s names %j", async (word, pages) => {
  expect(chosenPages([word], await writeContent(CONTENT))).toEqual(pages);
});

test("an argument that matches no page is reported in a sentence", async () => {
  const folder = await writeContent(CONTENT);
  expect(() => chosenPages(["guides/cashing"], folder)).toThrow("There is no page src/content/guides/cashing.mdx.");
});

test("all pages are chosen unless some are given", () => {
  expect(isChosen("guides/caching.mdx", {})).toBe(true);
  expect(isChosen("guides/caching.mdx", { PROVE_PAGES: "guides/caching,index" })).toBe(true);
  expect(isChosen("guides/styles.mdx", { PROVE_PAGES: "guides/caching,index" })).toBe(false);
});
