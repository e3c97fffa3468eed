import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { rangeAt, type SourceRange, sourceRanges } from "../../../../src/playground/output/source-ranges";
import { buildFiles } from "../graph/build-stats";

const FILES = {
  "src/index.js": 'import { format } from "./price.js";\nimport "./shop.css";\n\nconsole.log(format(39));\n',
  "src/price.js": "export const format = (price) => `${price.toFixed(2)} euros`;\n",
  "src/shop.css": ".shop { color: teal; }\n",
};

async function built(file: string, configuration: Configuration): Promise<{ text: string; ranges: SourceRange[] }> {
  const output = await buildFiles(FILES, { experiments: { css: true }, ...configuration });
  const text = output[file] ?? "";
  return { text, ranges: sourceRanges(text, output[`${file}.map`]) };
}

/** Returns the texts of the parts that are from a file. */
const partsOf = ({ text, ranges }: { text: string; ranges: SourceRange[] }, path: string) =>
  ranges.filter((range) => range.path === path).map(({ from, to }) => text.slice(from, to));

test.each(["eval", false] as const)(
  "a development build without a map is read from webpack's comments (devtool %s)",
  async (devtool) => {
    const bundle = await built("main.js", { mode: "development", devtool });
    expect(partsOf(bundle, "src/price.js")).toEqual([expect.stringMatching(/^\/\*!\*+!.*toFixed/s)]);
    expect(partsOf(bundle, "src/index.js")).toEqual([expect.stringMatching(/console\.log/)]);
    expect(partsOf(bundle, "src/price.js").join()).not.toContain("console.log");
    const sheet = await built("main.css", { mode: "development", devtool });
    expect(partsOf(sheet, "src/shop.css")).toEqual([expect.stringContaining("color: teal")]);
  },
);

test("modules that webpack concatenates have separate parts", async () => {
  const optimization = { concatenateModules: true, minimize: false, usedExports: true, providedExports: true };
  const bundle = await built("main.js", { mode: "none", optimization: { ...optimization, sideEffects: true } });
  expect(partsOf(bundle, "src/price.js")).toEqual([expect.stringContaining("toFixed")]);
  expect(partsOf(bundle, "src/index.js").join()).toContain("console.log");
});

test("the map of a minimized file leads to lines", async () => {
  const bundle = await built("main.js", { mode: "production", devtool: "source-map" });
  const range = rangeAt(bundle.ranges, bundle.text.indexOf("toFixed"));
  expect(range).toMatchObject({ path: "src/price.js", line: 1 });
  expect(rangeAt(bundle.ranges, bundle.text.indexOf("console.log"))).toMatchObject({ path: "src/index.js", line: 4 });
});

test("a damaged map is ignored, and other text has no parts", () => {
  expect(sourceRanges("a", "{ damaged")).toEqual([]);
  expect(sourceRanges("", undefined)).toEqual([]);
  expect(sourceRanges("<!doctype html>\n<p>;// text</p>\n", undefined)).toEqual([]);
});
