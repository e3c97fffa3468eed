import { describe, expect, test } from "vitest";
import { cacheGroupOf, reasonsInChunk } from "../../../../src/playground/graph/answers/chunk-reasons";
import type { Graph } from "../../../../src/playground/graph/model/types";
import { moduleOf, shop, VENDOR } from "./build-stats";

/** Returns why a module is in its chunks, as text. */
function reasons(graph: Graph, end: string): string[] {
  const module = moduleOf(graph, end);
  return module.chunks.flatMap((chunk) =>
    reasonsInChunk(graph, module, chunk).map(({ origin, steps }) => {
      const made = origin.importer
        ? `import(${origin.request}) at ${origin.importer}:${origin.place}`
        : `entry ${origin.place}`;
      return [made, ...steps.map((step) => step.module.name)].join(" > ");
    }),
  );
}

describe("a module is in a chunk", () => {
  test("because of an entry, by static imports", async () => {
    expect(reasons(await shop(), "src/cart.js")).toEqual(["entry shop > ./src/index.js > ./src/cart.js"]);
  });

  test("because of a dynamic import", async () => {
    expect(reasons(await shop(), "src/old.js")).toEqual([
      "import(./orders.js) at ./src/index.js:4:25-46 > ./src/orders.js > ./src/old.js",
    ]);
  });

  test("once for each of its chunks", async () => {
    expect(reasons(await shop(), "charts/index.js").sort()).toEqual([
      "entry admin > ./src/admin.js > ./node_modules/charts/index.js",
      "import(./orders.js) at ./src/index.js:4:25-46 > ./src/orders.js > ./node_modules/charts/index.js",
    ]);
  });

  test("because splitChunks moved it out of others, all of which are listed, the shortest path first", async () => {
    const graph = await shop(VENDOR);
    expect(reasons(graph, "price-kit/format.js")).toEqual([
      "import(./orders.js) at ./src/index.js:4:25-46 > ./src/orders.js > ./node_modules/price-kit/format.js",
      "entry shop > ./src/index.js > ./src/cart.js > ./node_modules/price-kit/format.js",
    ]);
    const [vendor] = moduleOf(graph, "price-kit/format.js").chunks;
    expect(vendor && cacheGroupOf(vendor)).toBe("vendor");
  });
});

test.each([
  ["", ""],
  ["split chunk (cache group: default)", "default"],
  ["reused as split chunk (cache group: vendor) (name: vendor)", "vendor"],
  ["aggressive splitted", ""],
])("the note %j is of the cache group %j", (reason, cacheGroup) => {
  expect(cacheGroupOf({ reason })).toBe(cacheGroup);
});
