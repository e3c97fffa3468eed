import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { weights } from "../../../src/search/weights";
import { record } from "./records";

const readme = readFileSync(path.join(import.meta.dirname, "../../../src/search/README.md"), "utf8");

test("the files of the README's example consist of the bytes that it shows", () => {
  const { heads, bodies } = buildIndex([
    record("/guides/caching/", ["Guides", "Caching"], { content: "Caching saves files.", rank: 9 }),
    record("/guides/caching/#output-names", ["Guides", "Caching", "Output names"], {
      content: "Set output.filename; caching needs it.",
      code: "filename: 1",
      rank: 3,
    }),
  ]);
  const [, ...lines] = /lines `(.+?)`,\s`(.+?)` and `(.+?)`/.exec(readme) ?? [];
  expect(new TextDecoder().decode(heads)).toBe(`${lines.join("\n").replaceAll("⇥", "\t")}\n`);
  const shown = [...readme.matchAll(/^ {4}((?:[\da-f]{2} {1,2})+[\da-f]{2})(?: {2}|$)/gm)].map(
    ([, bytes = ""]) => bytes,
  );
  expect(Buffer.from(shown.join("").replaceAll(" ", ""), "hex")).toEqual(Buffer.from(bodies));
});

test("the README has every weight", () => {
  const numbers = new Set(readme.match(/\d+(?:\.\d+)?/g)?.map(Number));
  const missing = Object.entries(weights).filter(([, weight]) => !numbers.has(weight));
  expect(missing).toEqual([]);
});
