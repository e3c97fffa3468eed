import { expect, test } from "vitest";
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
  expect(sources.difference).toBe(modules.reduce((sum, { difference }) => sum + difference, 0));
});

test("the same build in another folder has no changes", async () => {
  const { output, modules, packages, assets } = compare(await shop(), await shop());
  expect([modules, packages, assets, output.difference]).toEqual([[], [], [], 0]);
});

test("the largest difference comes first, whether it's an increase or a decrease", async () => {
  const [development, production] = [readGraph(await shopStats({ mode: "development" })), await shop()];
  const differences = compare(development, production).modules.map(({ difference }) => Math.abs(difference));
  expect(differences.length).toBeGreaterThan(1);
  expect(differences).toEqual(differences.toSorted((a, b) => b - a));
});
