import { expect, test } from "vitest";
import { changesAsMarkdown } from "../../../../src/playground/graph/answers/changes-as-markdown";
import { compare } from "../../../../src/playground/graph/answers/compare";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, shop, shopStats } from "./build-stats";

const files = (source: string, more: Record<string, string> = {}) => ({
  "src/index.js": source,
  "src/a.js": "console.log('a');",
  "src/b.js": "console.log('b');",
  "node_modules/charts/index.js": "console.log('charts');",
  ...more,
});
const build = async (all: Record<string, string>) =>
  readGraph(
    await buildStats(all, { mode: "production", entry: "./src/index.js", output: { filename: "[contenthash].js" } }),
  );

test("lists packages, modules and files that were added, removed and resized", async () => {
  const before = await build(files('import "./a.js";\nimport "./b.js";'));
  const after = await build(files('import "./a.js";\nimport "charts";', { "src/a.js": "console.log('a', 'longer');" }));
  const { modules, packages, assets, sources } = compare(before, after);
  const byName = new Map(modules.map((change) => [change.name, change]));
  expect(byName.get("./src/b.js")).toMatchObject({ after: null, difference: -17 });
  expect(byName.get("./node_modules/charts/index.js")).toMatchObject({ before: null, difference: 22 });
  expect(byName.get("./src/a.js")).toMatchObject({ before: 17, after: 27, difference: 10 });
  expect(packages.find(({ name }) => name === "charts")).toMatchObject({ before: null, after: 22 });
  // The hash in its name has changed, but it's still the same file.
  expect(assets.map(({ name }) => name)).toEqual(["[hash].js"]);
  expect(sources?.difference).toBe(modules.reduce((sum, { difference }) => sum + difference, 0));
});

test("the same build in another folder has no changes", async () => {
  const { output, modules, packages, assets } = compare(await shop(), await shop());
  expect([modules, packages, assets, output?.difference]).toEqual([[], [], [], 0]);
});

test("the largest difference comes first, whether it's an increase or a decrease", async () => {
  const [development, production] = [readGraph(await shopStats({ mode: "development" })), await shop()];
  const differences = compare(development, production).modules.map(({ difference }) => Math.abs(difference));
  expect(differences.length).toBeGreaterThan(1);
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
});

test("what one of the files doesn't list can't be compared, and nothing is called new", async () => {
  const full = await shop();
  const minimal = readGraph(JSON.parse('{ "filteredModules": 825, "filteredAssets": 9, "modules": [], "assets": [] }'));
  expect(compare(minimal, full)).toEqual({
    gaps: [
      "The earlier file doesn't list assets, so they can't be compared.",
      "The earlier file doesn't list modules, so packages and modules can't be compared.",
    ],
    output: null,
    sources: null,
    assets: [],
    packages: [],
    modules: [],
  });
  const withoutAssets = readGraph(await shopStats({}, { assets: false }));
  const { gaps, assets, sources } = compare(full, withoutAssets);
  expect([gaps, assets]).toEqual([["The later file doesn't list assets, so they can't be compared."], []]);
  expect(sources?.difference).toBe(0);
});

test("a file that leaves some modules out says so", async () => {
  const short = readGraph(await shopStats({}, { modulesSpace: 2, chunkModules: false }));
  expect(compare(short, await shop()).gaps).toEqual([
    "The earlier file leaves some out, so not all differences are real.",
  ]);
});

test("files of webpack 4 are matched without the hashes in their names", () => {
  const graphOf = (version: string, name: string) =>
    readGraph(JSON.parse(JSON.stringify({ version, modules: [], chunks: [], assets: [{ name, size: 1 }] })));
  const stable = (version: string, name: string) => graphOf(version, name).assets[0]?.stableName;
  expect(stable("4.47.0", "js/main.3f9a1c02.chunk.js")).toBe("js/main.[hash].chunk.js");
  expect(stable("4.47.0", "3f9a1c02d4e5f6a7b8c9.css")).toBe("[hash].css");
  expect(stable("4.47.0", "main-0123456789abcdef0123.css")).toBe("main-[hash].css");
  expect(stable("4.47.0", "defaced.facade.js")).toBe("defaced.facade.js");
  expect(stable("5.113.0", "js/main.3f9a1c02.chunk.js")).toBe("js/main.3f9a1c02.chunk.js");
});

test("the changes become Markdown for a pull request, packages first", async () => {
  const before = await build(files('import "./a.js";'));
  const after = await build(files('import "./a.js";\nimport "charts";'));
  const text = changesAsMarkdown(compare(before, after));
  expect(text).toMatch(/^- Emitted files: \*\*\+\d+ bytes\*\* \(\d+ bytes → \d+ bytes\)\n- Sources: /);
  expect(text.indexOf("| `charts` | +22 bytes | – | 22 bytes |")).toBeGreaterThan(0);
  expect(text.indexOf("| Package |")).toBeLessThan(text.indexOf("| File |"));
});

test("a table in Markdown has ten rows at most", () => {
  const packages = Array.from({ length: 12 }, (_, index) => ({
    name: `p${index}`,
    before: null,
    after: 9,
    difference: 9,
  }));
  const text = changesAsMarkdown({ gaps: [], output: null, sources: null, assets: [], packages, modules: [] });
  expect(text.split("\n").filter((line) => line.startsWith("| `"))).toHaveLength(10);
  expect(text).toMatch(/\n\n2 more changed\.$/);
});
