import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { build, type Files } from "../../lib/project";

const STEP = path.join(paths.root, "src/content/guides/projects/tree-shaking/7-call/src");

test("pureFunctions works in a rule for the file that defines the function", async () => {
  const files: Files = {};
  for (const name of await readdir(STEP)) files[`src/${name}`] = await readFile(path.join(STEP, name), "utf8");
  const withRule = (file: RegExp) =>
    build(files, { module: { rules: [{ test: file, parser: { pureFunctions: ["makeTheme"] } }] } });
  const withoutCall = await withRule(/theme\.js$/);
  expect(withoutCall).toContain("12 columns");
  expect(withoutCall).not.toContain("getComputedStyle");
  expect(await withRule(/settings\.js$/)).toContain("getComputedStyle(document.documentElement).color");
});
