import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { type Load, loadsOf } from "../../../../src/playground/graph/answers/loads";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, shop, VENDOR } from "./build-stats";

/** Returns loads as names: of the chunks, and of what they load. */
function named(loads: readonly Load[]): unknown[] {
  return loads.map(({ chunks, later }) => {
    const names = chunks.map(({ label }) => label).join("+");
    return later.length > 0 ? [names, named(later)] : names;
  });
}

async function loads(files: Record<string, string>, entry: Configuration["entry"]): Promise<Load[]> {
  return loadsOf(readGraph(await buildStats(files, { mode: "development", devtool: false, entry })));
}

const lazy = (...names: string[]) =>
  names.map((name) => `import(/* webpackChunkName: "${name}" */ "./${name}.js");`).join("\n");

test("an entry loads chunks, whose modules load others", async () => {
  const files = { "src/index.js": lazy("a", "b"), "src/a.js": lazy("c"), "src/b.js": "1;", "src/c.js": "1;" };
  const [main] = await loads(files, "./src/index.js");
  expect(named(main ? [main] : [])).toEqual([["main", [["a", ["c"]], "b"]]]);
  expect(main?.later[0]?.origins).toMatchObject([{ importer: "./src/index.js", request: "./a.js" }]);
});

test("chunks that split off load together with the others", async () => {
  const tree = loadsOf(await shop(VENDOR));
  expect(tree.flatMap(({ chunks }) => chunks.map(({ label }) => label))).toContain("vendor");
  expect(tree.find(({ chunks }) => chunks.some(({ label }) => label === "shop"))?.chunks).toHaveLength(2);
});

test("the same chunks are followed once, even in a circle", async () => {
  const files = { "src/index.js": lazy("a", "b"), "src/a.js": lazy("b"), "src/b.js": lazy("a") };
  const tree = await loads(files, { main: "./src/index.js", other: "./src/index.js" });
  const all = (some: readonly Load[]): Load[] => some.flatMap((load) => [load, ...all(load.later)]);
  expect(all(tree).filter(({ isElsewhere }) => !isElsewhere)).toHaveLength(4);
  expect(all(tree).some(({ isElsewhere }) => isElsewhere)).toBe(true);
});

test("several imports of the same chunk are one", async () => {
  const files = { "src/index.js": `${lazy("a")}\n${lazy("a")}`, "src/a.js": "1;" };
  const [main] = await loads(files, "./src/index.js");
  expect(main?.later).toHaveLength(1);
  expect(main?.later[0]?.origins).toHaveLength(2);
});
