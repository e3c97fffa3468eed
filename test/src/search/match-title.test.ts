import { expect, test } from "vitest";
import { bare, bareTitle, literalMatch, match } from "../../../src/search/match-title";
import { weights } from "../../../src/search/weights";

function matchOf(title: string, typed: string): number {
  return match(bareTitle(title), { typed, wanted: bare(typed), share: 1 });
}

test.each([
  ["steps and stop words", "4. Loading a font", "how to load fonts"],
  ["the start of every message", "window is not defined", "Uncaught ReferenceError: window is not defined"],
  ["numbers of the reader's own", "Loading chunk 662 failed", "Loading chunk 3 failed"],
  ["signs and letter case", "output.publicPath", "Output PublicPath"],
])("titles are compared without %s", (_, title, typed) => {
  expect(bare(title)).toBe(bare(typed));
});

test("only such words are left unchanged", () => {
  expect(bare("Errors")).not.toBe("");
  expect(bare("404")).toBe("404");
});

test("a whole title counts more than its end, and its end more than its start", () => {
  const [all, end, beginning] = [
    matchOf("Public path", "public path"),
    matchOf("resolve.fallback", "fallback"),
    matchOf("output.publicPath", "output.pub"),
  ];
  expect(Math.min(all, end)).toBeGreaterThan(beginning);
  expect(beginning).toBeGreaterThan(0);
  expect(matchOf("output.publicPath", "filename")).toBe(0);
  expect(matchOf("output.publicPath", "")).toBe(0);
});

test("plugins and loaders are found by their names alone", () => {
  expect(matchOf("SplitChunksPlugin", "splitChunks")).toBe(weights.same);
  expect(matchOf("raw-loader", "raw")).toBe(weights.same);
});

test("a literal match is compared separately", () => {
  expect(literalMatch("[contenthash]", "[contenthash]")).toBe(weights.literal);
  expect(literalMatch("contenthash", "[contenthash]")).toBe(0);
  expect(literalMatch("output.publicPath", "output.publicP")).toBeGreaterThan(0);
});
