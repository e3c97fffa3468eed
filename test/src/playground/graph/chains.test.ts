import { describe, expect, test } from "vitest";
import { arrivalsOf, chainTo } from "../../../../src/playground/graph/answers/chains";
import { importersOf } from "../../../../src/playground/graph/answers/importers";
import type { Graph } from "../../../../src/playground/graph/model/types";
import { moduleOf, shop, VENDOR } from "./build-stats";

/** Returns the chain to a module as text. */
function chain(graph: Graph, end: string): string[] {
  return chainTo(moduleOf(graph, end), arrivalsOf(graph)).map(
    ({ module, reason }) =>
      `${reason.type} ${reason.request} at ${reason.importer || "entry"}:${reason.place} > ${module.name}`,
  );
}

describe("the shortest chain to a module", () => {
  test("starts at the entry, and contains file and line of each import, also across a dynamic import", async () => {
    expect(chain(await shop(), "src/old.js")).toEqual([
      "entry ./src/index.js at entry:shop > ./src/index.js",
      "import() ./orders.js at ./src/index.js:4:25-46 > ./src/orders.js",
      "cjs require ./old.js at ./src/orders.js:3:12-31 > ./src/old.js",
    ]);
  });

  test("prefers the nearer entry", async () => {
    expect(chain(await shop(), "charts/index.js")[0]).toBe("entry ./src/admin.js at entry:admin > ./src/admin.js");
  });

  test("leads through modules that were merged and split", async () => {
    const steps = chain(await shop(VENDOR), "price-kit/format.js");
    expect(steps.map((step) => step.split(" > ")[1])).toEqual([
      "./src/index.js",
      "./src/cart.js",
      "./node_modules/price-kit/format.js",
    ]);
  });

  test("is empty for modules that webpack left out and for its runtime", async () => {
    const graph = await shop();
    expect(chain(graph, "node_modules/price-kit/index.js".replace("node_modules", "charts/node_modules"))).not.toEqual(
      [],
    );
    const [orphan] = graph.modules.filter(({ isOrphan }) => isOrphan);
    const [runtime] = graph.modules.filter(({ kind }) => kind === "runtime");
    const arrivals = arrivalsOf(graph);
    expect([orphan, runtime].map((module) => module && chainTo(module, arrivals))).toEqual([[], []]);
  });
});

test("importers are listed with their places, and inactive imports come last", async () => {
  const graph = await shop();
  const importers = importersOf(moduleOf(graph, "price-kit/format.js"));
  expect(importers.map(({ name, isActive }) => [name, isActive])).toEqual([
    ["./src/cart.js", true],
    ["./src/orders.js", true],
    ["./node_modules/price-kit/index.js", false],
  ]);
  const places = importersOf(moduleOf(graph, "charts/index.js")).map(({ name, reasons }) => [
    name,
    reasons.map(({ place }) => place),
  ]);
  expect(places).toContainEqual(["./src/admin.js", ["1:0-30", "2:12-16"]]);
});

test("an entry is an importer without a name", async () => {
  const [importer] = importersOf(moduleOf(await shop(), "src/admin.js"));
  expect(importer).toMatchObject({ module: null, name: "", isActive: true });
});
