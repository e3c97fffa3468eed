import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { record } from "./records";

const readme = readFileSync(path.join(import.meta.dirname, "../../../src/search/README.md"), "utf8");

test("the files of the README's example have the content that it shows", () => {
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
  const [, shown = ""] = /^ {4}(\{"titles":.+)$/m.exec(readme) ?? [];
  expect(new TextDecoder().decode(bodies)).toBe(shown);
});
