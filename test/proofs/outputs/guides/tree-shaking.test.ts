import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { fencesOf } from "../../lib/page-text";
import { build, type Files, samplesOf } from "../../lib/project";

const PAGE = "guides/tree-shaking.mdx";
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

test("a skipped barrel takes along what it imports, even files that are listed", async () => {
  const [list] = (await fencesOf(PAGE)).filter(({ lang, title }) => lang === "json" && title === "package.json");
  const files: Files = {
    ...(await samplesOf(PAGE, "src/parts/index.js", "src/index.js")),
    "src/parts/parts.css": ".part { color: #123456 }",
    "src/parts/total.js": "export const total = (prices) => prices.reduce((sum, price) => sum + price, 0);",
    "src/parts/menu.js": 'export const menu = document.querySelector("menu");',
    "src/parts/clock.js": 'export class Clock extends HTMLElement {}\ncustomElements.define("acme-clock", Clock);\n',
  };
  /** Which of the style sheet, the clock and the menu are in the output. */
  const kept = async (description: string, entry = "") => {
    const index = `${entry}${files["src/index.js"]}`;
    const built = await build(
      { ...files, "package.json": description, "src/index.js": index },
      { stats: "errors-warnings" },
    );
    return ["#123456", "acme-clock", 'querySelector("menu")'].map((part) => built.includes(part));
  };
  const description = list?.code ?? "";
  expect(await kept(description)).toEqual([false, false, false]);
  expect(await kept(description.replace("]", ', "./src/parts/index.js"]'))).toEqual([true, true, false]);
  const directly = 'import "./parts/parts.css"; import "./parts/clock.js";';
  expect(await kept(description, directly)).toEqual([true, true, false]);
});
