import { describe, expect, test } from "vitest";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import { buildStats, moduleOf, shop, shopStats } from "./build-stats";

const names = (modules: { name: string }[]) => modules.map(({ name }) => name);

describe("a production build", () => {
  test("shows the inner modules of a concatenation, each once, in the chunks of the whole", async () => {
    const graph = await shop();
    const cart = moduleOf(graph, "src/cart.js");
    expect(graph.modules.filter(({ name }) => name === cart.name)).toEqual([cart]);
    expect(cart.chunks.map(({ label }) => label)).toEqual(["shop"]);
    expect(cart.isOrphan).toBe(false);
    expect(names(cart.concatenations.map(({ root }) => root))).toEqual(["./src/index.js"]);
    expect(names(cart.concatenations[0]?.modules ?? [])).toContain("./src/index.js");
    expect(graph.modules.filter(({ name }) => / \+ \d/.test(name))).toEqual([]);
  });

  test("distinguishes runtime modules, packages and orphans", async () => {
    const graph = await shop();
    const kinds = new Map(graph.modules.map(({ name, kind }) => [name, kind]));
    expect(kinds.get("webpack/runtime/ensure chunk")).toBe("runtime");
    expect(kinds.get("./src/index.js")).toBe("own");
    expect(kinds.get("./node_modules/charts/index.js")).toBe("package");
    const orphans = graph.modules.filter(({ isOrphan }) => isOrphan);
    expect(names(orphans)).toEqual(["./node_modules/price-kit/index.js"]);
    expect(orphans[0]?.chunks).toEqual([]);
  });

  test("connects imports with inner modules, each import once", async () => {
    const graph = await shop();
    const format = moduleOf(graph, "price-kit/format.js");
    const active = format.reasons.filter(({ isActive }) => isActive);
    expect(active.map(({ from, place, skipsModules }) => [from?.name, place, skipsModules])).toEqual([
      ["./src/cart.js", "2:32-38", true],
      ["./src/orders.js", "4:37-43", true],
    ]);
    expect(moduleOf(graph, "src/index.js").reasons).toMatchObject([{ from: null, importer: "", place: "shop" }]);
  });

  test("knows the sizes of chunks and assets, and which asset belongs to which chunk", async () => {
    const stats = await shopStats({ output: { filename: "[name].[contenthash].js" } });
    const graph = readGraph(stats);
    const asset = graph.assets.find(({ stableName }) => stableName === "shop.[hash].js");
    expect(asset?.size).toBeGreaterThan(0);
    expect(asset?.chunks.map(({ label }) => label)).toEqual(["shop"]);
    const sum = asset?.chunks[0]?.modules.reduce((total, { size }) => total + size, 0);
    expect(sum).toBe(asset?.chunks[0]?.size);
  });
});

test.each([true, "normal", "detailed", "verbose"] as const)(
  "the preset %s has all modules and no gaps",
  async (preset) => {
    const graph = readGraph(await shopStats({}, preset === true ? undefined : preset));
    expect(graph.gaps).toEqual([]);
    expect(names(graph.modules)).toContain("./src/cart.js");
    expect(moduleOf(graph, "charts/index.js").chunks).not.toEqual([]);
  },
);

test("modules that are grouped by path are read too", async () => {
  const options = { groupModulesByPath: true, groupModulesByType: true, groupReasonsByOrigin: true };
  const stats = await shopStats({}, options);
  expect(JSON.stringify(stats.modules)).toContain('"children"');
  const [grouped, plain] = [readGraph(stats), await shop()];
  expect(names(grouped.modules).sort()).toEqual(names(plain.modules).sort());
  const reasons = ({ modules }: typeof plain) => modules.reduce((sum, module) => sum + module.reasons.length, 0);
  expect(reasons(grouped)).toBe(reasons(plain));
});

test("a build with a profile shows how long modules took", async () => {
  const graph = await shop({ profile: true });
  expect(moduleOf(graph, "src/cart.js").milliseconds).toBeTypeOf("number");
  expect(moduleOf(await shop(), "src/cart.js").milliseconds).toBeNull();
});

test("externals and layers are read", async () => {
  const files = { "src/index.js": 'import React from "react";\nconsole.log(React);' };
  const entry = { main: { import: "./src/index.js", layer: "client" } };
  const experiments = { layers: true };
  const graph = readGraph(await buildStats(files, { mode: "none", entry, experiments, externals: { react: "React" } }));
  expect(graph.modules.find(({ kind }) => kind === "external")?.name).toBe('external "React"');
  expect(moduleOf(graph, "src/index.js").layer).toBe("client");
});

test.each([
  ["modules", { modules: false, chunkModules: false }],
  ["modulesSpace", { modulesSpace: 2, chunkModules: false }],
  ["reasons", { reasons: false }],
  ["usedExports", { usedExports: false }],
  ["providedExports", { providedExports: false }],
  ["chunks", { chunks: false }],
  ["chunkOrigins", { chunkOrigins: false }],
  ["assets", { assets: false }],
  ["ids", { ids: false }],
] as const)("a file without %s says so", async (option, options) => {
  const { gaps } = readGraph(await shopStats({}, options));
  expect(gaps.map((gap) => gap.option)).toContain(option);
});

test.each([
  {},
  { modules: "many", chunks: 3, assets: null },
  { modules: [null, 3, {}, { name: 4, reasons: "x", chunks: [{}] }], chunks: [{ id: null, origins: [1] }] },
  { modules: [{ identifier: "a", reasons: [{ moduleIdentifier: "gone" }] }], assets: [{ info: 1, chunks: ["x"] }] },
])("%j is read without a failure", (stats) => {
  expect(() => readGraph(JSON.parse(JSON.stringify(stats)))).not.toThrow();
});

test.each([
  ["minimal", /^The file was created with `stats: "minimal"`, so it leaves out [\d,]+ modules and [\d,]+ files/],
  ["errors-only", /^The file was created with `stats: "errors-only"` or similar/],
  ["errors-warnings", /^The file was created with `stats: "errors-warnings"` or similar/],
  ["summary", /^The file was created with `stats: "summary"` or similar/],
] as const)("the preset %s is named, because it lists nothing", async (preset, sentence) => {
  expect(readGraph(await shopStats({}, preset)).bareness).toMatch(sentence);
});

test("a build without modules isn't a file without modules", async () => {
  expect(readGraph(await shopStats()).bareness).toBeNull();
  expect(readGraph(JSON.parse('{ "modules": [], "chunks": [], "assets": [] }')).bareness).toBeNull();
});

test("the texts of errors and warnings are read, of webpack 4 too", async () => {
  const stats = await buildStats({ "src/index.js": 'import "./none.js";' }, { mode: "none", entry: "./src/index.js" });
  const { messages, errors } = readGraph(stats);
  expect(messages).toMatchObject([{ kind: "error", place: "./src/index.js:1:0-19" }]);
  expect(messages[0]?.text).toMatch(/^Module not found: .*none\.js/);
  expect(errors).toBe(1);
  const old = readGraph(JSON.parse('{ "modules": [], "errors": ["./a.js\\nfailed"], "warnings": [null, 3] }'));
  expect(old.messages).toEqual([{ kind: "error", text: "./a.js\nfailed", place: "" }]);
});

test("the tool is webpack, or Rspack, which claims to be a version of webpack too", () => {
  expect(readGraph(JSON.parse('{ "version": "5.113.0" }')).tool).toBe("webpack 5.113.0");
  expect(readGraph(JSON.parse('{ "version": "5.75.0", "rspackVersion": "1.4.0" }')).tool).toBe("Rspack 1.4.0");
  expect(readGraph({}).tool).toBe("");
});

test("endlessly nested groups don't exhaust the stack", () => {
  let modules: object[] = [{ identifier: "deep", name: "./deep.js" }];
  for (let depth = 0; depth < 50_000; depth++) modules = [{ children: modules }];
  expect(names(readGraph({ modules } as never).modules)).toEqual(["./deep.js"]);
});
