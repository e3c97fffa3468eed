import { expect, test } from "vitest";
import { costOf } from "../../../../src/playground/graph/answers/cost";
import { ownersOf, repeatedModules, repeatedPackages } from "../../../../src/playground/graph/answers/packages";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, moduleOf, shop, VENDOR } from "./build-stats";

test("a module has a share of each of its chunks and their files, and all shares add up", async () => {
  const graph = await shop();
  const [chunk] = moduleOf(graph, "src/cart.js").chunks;
  const shares = chunk?.modules.map((module) => costOf(graph, module, chunk)) ?? [];
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.reduce((sum, { ofChunk }) => sum + ofChunk, 0)).toBeCloseTo(1);
  const estimates = shares.map(({ files }) => files[0]?.estimate ?? 0);
  const size = graph.assets.find(({ name }) => name === "shop.js")?.size ?? 0;
  const total = estimates.reduce((sum, estimate) => sum + estimate, 0);
  expect(Math.abs(total - size)).toBeLessThanOrEqual(estimates.length);
});

test("CSS counts for the style sheet, not for the script", async () => {
  const files = { "src/index.js": 'import "./shop.css";\nconsole.log("shop");', "src/shop.css": "a { color: red }" };
  const stats = await buildStats(files, { mode: "production", entry: "./src/index.js", experiments: { css: true } });
  const graph = readGraph(stats);
  const css = graph.modules.find(({ name }) => name.endsWith("src/shop.css"));
  const parts = css?.chunks.flatMap((chunk) =>
    costOf(graph, css, chunk).files.map(({ asset, part }) => [asset.name, part]),
  );
  expect(parts).toContainEqual(["main.css", 1]);
});

test("owners are the project, its packages and webpack, largest first, without orphans", async () => {
  const graph = await shop();
  const owners = ownersOf(graph.modules);
  expect(owners.map(({ name }) => name).sort()).toEqual(["(webpack's runtime)", "(your code)", "charts", "price-kit"]);
  expect(owners.map(({ size }) => size)).toEqual(owners.map(({ size }) => size).toSorted((a, b) => b - a));
  const modules = owners.flatMap((owner) => owner.modules);
  expect(modules.length).toBe(graph.modules.filter(({ isOrphan }) => !isOrphan).length);
});

test("a package from several folders is found", async () => {
  const [repeated, ...others] = repeatedPackages(ownersOf((await shop()).modules));
  expect(others).toEqual([]);
  expect(repeated?.places.map(({ place }) => place.folder).sort()).toEqual([
    "./node_modules/charts/node_modules/price-kit",
    "./node_modules/price-kit",
  ]);
});

test("modules in several chunks are found, but not after a shared chunk fixes that", async () => {
  const repeated = repeatedModules((await shop()).modules);
  expect(repeated.map(({ module }) => module.name)).toContain("./node_modules/charts/index.js");
  expect(repeated[0]?.extra).toBeGreaterThan(0);
  const split = repeatedModules((await shop(VENDOR)).modules);
  expect(split.filter(({ module }) => module.kind === "package")).toEqual([]);
});
