import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { PART_MODULES, PARTS } from "../../../../scripts/site/playground/configuration";

const textOf = (part: string) => readFileSync(path.join(paths.source, `playground/compiler/parts/${part}.ts`), "utf8");

test("what is taken out of the worker is in its part, under the same name", () => {
  const ofWebpack = PART_MODULES.filter(([file]) => file.startsWith("webpack/lib/"));
  const forgotten = ofWebpack.filter(([file, part, name]) => {
    const keys = [name, `"${name}"`];
    return !keys.some((key) => textOf(part).includes(`${key}: () => require("${file}?part")`));
  });
  expect(ofWebpack.length).toBeGreaterThan(30);
  expect(forgotten).toEqual([]);
  expect(PART_MODULES.filter(([, part]) => !PARTS.includes(part))).toEqual([]);
});
