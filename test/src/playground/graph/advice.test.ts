import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { Configuration } from "webpack";
import { paths } from "../../../../scripts/lib/paths";
import { adviceFor } from "../../../../src/playground/graph/answers/advice";
import type { Advice } from "../../../../src/playground/graph/answers/advice/types";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, shop } from "./build-stats";

const anchors = new Set(readFileSync(path.join(paths.root, "test/published-anchors.txt"), "utf8").split("\n"));

/** Every piece of advice that a test has seen. */
const seen: Advice[] = [];

function remember(advice: Advice[]): Advice[] {
  seen.push(...advice);
  return advice;
}

/** Returns the advice about a project, built in production mode. */
async function advised(files: Record<string, string>, configuration: Configuration = {}): Promise<Advice[]> {
  const stats = await buildStats(files, { mode: "production", entry: "./src/index.js", ...configuration });
  return remember(adviceFor(readGraph(stats)));
}

/** Returns the advice about modules with these names, as in a file that lists nothing else. */
function forNames(names: string[], more: object = {}): Advice[] {
  const modules = names.map((name) => ({ identifier: name, name, size: 1_000, chunks: ["main"], ...more }));
  const stats = { modules, chunks: [{ id: "main", initial: true }] };
  return remember(adviceFor(readGraph(JSON.parse(JSON.stringify(stats)))));
}

const sentences = (advice: Advice[]) => advice.map(({ sentence }) => sentence);

/** A statement with an effect, so that the module stays in the build. */
const EFFECT = "globalThis.count = (globalThis.count ?? 0) + 1;";

describe("packages", () => {
  test("a package from two folders", async () => {
    const advice = remember(adviceFor(await shop()));
    expect(sentences(advice)[0]).toMatch(/^price-kit is here 2 times, from different folders: \d+ bytes in all\.$/);
    expect(advice[0]?.modules).toHaveLength(2);
  });

  test("with its versions, if the file tells them", () => {
    const store = (version: string) => `./node_modules/.pnpm/kit@${version}/node_modules/kit/index.js`;
    expect(sentences(forNames([store("1.0.0"), store("2.0.0")]))).toEqual([
      "kit is here 2 times in the versions 1.0.0 and 2.0.0, from different folders: 1.95 KiB in all.",
    ]);
  });

  test("a package as ES modules and as CommonJS", async () => {
    const advice = await advised({
      "src/index.js": 'import "kit"; require("kit");',
      "node_modules/kit/package.json":
        '{"name":"kit","exports":{"import":"./esm/index.js","require":"./lib/index.js"}}',
      "node_modules/kit/esm/index.js": `${EFFECT} export const a = 1;`,
      "node_modules/kit/lib/index.js": `${EFFECT} exports.a = 1;`,
    });
    expect(sentences(advice)).toEqual([
      "kit is here as ES modules and as CommonJS: 1 file is in the build in both editions.",
    ]);
  });

  test("not a package whose folder has one of these names", () => {
    expect(forNames(["./node_modules/kit/lib/a.js", "./node_modules/kit/lib/b.js", "./node_modules/kit/a.js"])).toEqual(
      [],
    );
    expect(forNames(["./node_modules/a/esm/x.js", "./node_modules/b/lib/x.js"])).toEqual([]);
  });

  test("all of lodash, but not single functions", () => {
    expect(sentences(forNames(["./node_modules/lodash/lodash.js"]))[0]).toMatch(
      /^All of lodash is here \(1000 bytes\)/,
    );
    expect(forNames(["./node_modules/lodash/sortBy.js"])).toEqual([]);
  });

  test("the languages of moment, but not two that somebody imports", () => {
    const locales = Array.from({ length: 30 }, (_, index) => `./node_modules/moment/locale/x${index}.js`);
    expect(sentences(forNames(locales))).toEqual(["moment comes with 30 languages (29.3 KiB)."]);
    expect(forNames(locales.slice(0, 2))).toEqual([]);
  });
});

describe("polyfills", () => {
  const FIRST_WITH_MODULES = { chrome: 61, edge: 16, firefox: 60, safari: 10.1 };
  const file = path.join(paths.compiler, "node_modules/core-js-compat/data.json");
  const needs: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, "utf8"));

  /** Returns whether the first browsers with ES modules have a feature without faults. */
  const isOld = (feature: string) =>
    Object.entries(FIRST_WITH_MODULES).every(([browser, version]) => {
      const needed = needs[feature]?.[browser];
      return needed !== undefined && Number.parseFloat(needed) <= version;
    });

  test("are only old if the first browsers with ES modules have the feature", () => {
    const names = Object.keys(needs);
    const reported = names.filter((name) => forNames([`./node_modules/core-js/modules/${name}.js`]).length > 0);
    expect(reported.length).toBeGreaterThan(80);
    expect(reported.filter((name) => !isOld(name))).toEqual([]);
    expect(reported).toContain("es.array.find");
    expect(reported).not.toContain("es.array.at");
  });
});

describe("modules that stay", () => {
  const LONG = `const text = "${"x".repeat(6_000)}";`;

  test("because of side effects, although none of their exports are used", async () => {
    const files = {
      "src/index.js": 'import { a } from "kit"; console.log(a);',
      "node_modules/kit/package.json": '{"name":"kit","type":"module"}',
      "node_modules/kit/index.js": 'export { a } from "./a.js"; export { b } from "./b.js";',
      "node_modules/kit/a.js": "export const a = 1;",
      "node_modules/kit/b.js": `${LONG} export const b = text; console.log(b);`,
    };
    expect(sentences(await advised(files))).toEqual([
      "None of the exports of 1 module in kit are used (5.91 KiB). webpack keeps it because of statements that may have side effects.",
    ]);
    const marked = { ...files, "node_modules/kit/package.json": '{"name":"kit","type":"module","sideEffects":false}' };
    expect(await advised(marked)).toEqual([]);
  });

  test("because webpack can't tell their CommonJS exports apart", async () => {
    const [advice] = await advised({
      "src/index.js": 'const kit = require("kit"); console.log(kit.a);',
      "node_modules/kit/index.js": `${LONG} exports.a = text; log(exports); function log() {}`,
    });
    expect(advice?.sentence).toMatch(
      /^webpack can't analyze the exports of kit, so it keeps all of them \(5\.\d+ KiB\)/,
    );
  });
});

describe("chunks", () => {
  test("a module that import() can't load later", async () => {
    const advice = await advised({
      "src/index.js": 'import { a } from "./a.js"; console.log(a); import("./a.js");',
      "src/a.js": "export const a = 1;",
    });
    expect(sentences(advice)).toEqual([
      "1 module that import() should load later (19 bytes) loads with an entry, because static imports also need it there.",
    ]);
  });

  test("modules in several chunks", async () => {
    const large = `export const text = "${"x".repeat(30_000)}";`;
    const page = 'import { text } from "./large.js"; console.log(text);';
    const files = { "src/a.js": page, "src/b.js": page, "src/large.js": large };
    expect(sentences(await advised(files, { entry: { a: "./src/a.js", b: "./src/b.js" } }))).toEqual([
      "1 module is in several chunks. The copies are 29.3 KiB.",
    ]);
  });

  test("a large build without a chunk that loads later", async () => {
    const advice = await advised({ "src/index.js": `console.log("${"x".repeat(300_000)}");` });
    expect(sentences(advice)).toEqual([
      "All scripts (293 KiB) load with an entry. In a browser, what the first screen doesn't need could load later.",
    ]);
  });

  test("source maps in the output", async () => {
    const advice = await advised({ "src/index.js": "console.log(1);" }, { devtool: "source-map" });
    expect(sentences(advice)[0]).toMatch(/^The output contains 1 source map \(\d+ bytes\)\./);
  });
});

test("a development build isn't blamed for what it does on purpose", async () => {
  const files = { "src/index.js": `console.log("${"x".repeat(300_000)}");` };
  expect(sentences(await advised(files, { mode: "development", devtool: "source-map" }))).toEqual([
    "webpack didn't check which exports are used, so this is probably a development build. Judge sizes by a production build.",
  ]);
});

test("a small build gets none", async () => {
  expect(await advised({ "src/index.js": "console.log(1);" })).toEqual([]);
  expect(adviceFor(readGraph({}))).toEqual([]);
});

test("every section exists", () => {
  const sections = [...new Set(seen.map(({ section }) => section.to))];
  expect(sections.length).toBeGreaterThan(10);
  expect(sections.filter((section) => !anchors.has(section))).toEqual([]);
});
