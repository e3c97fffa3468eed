import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { vi } from "vitest";
import webpack, { type Configuration, type StatsCompilation } from "webpack";
import { writeFiles } from "../../../../scripts/lib/write-files";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import type { Graph, GraphModule } from "../../../../src/playground/graph/model/types";

/** Builds a project with the installed webpack, and returns its stats as they would be after saving them to a file. */
export async function buildStats(
  files: Record<string, string>,
  configuration: Configuration,
  options?: Parameters<webpack.Stats["toJson"]>[0],
): Promise<StatsCompilation> {
  return inFolder(files, async (folder) =>
    JSON.parse(JSON.stringify((await run(folder, configuration)).toJson(options))),
  );
}

/** Builds a project with the installed webpack, and returns the texts of the emitted files. */
export async function buildFiles(
  files: Record<string, string>,
  configuration: Configuration,
): Promise<Record<string, string>> {
  return inFolder(files, async (folder) => {
    const { compilation } = await run(folder, configuration);
    const names = compilation.getAssets().map(({ name }) => name);
    const texts = names.map(async (name) => [name, await readFile(path.join(folder, "dist", name), "utf8")]);
    return Object.fromEntries(await Promise.all(texts));
  });
}

async function inFolder<Value>(files: Record<string, string>, use: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "stats-"));
  try {
    await writeFiles(new Map(Object.entries(files)), folder);
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function run(folder: string, configuration: Configuration): Promise<webpack.Stats> {
  const output = { path: path.join(folder, "dist"), ...configuration.output };
  const compiler = webpack({ context: folder, ...configuration, output });
  // webpack minimizes in the main thread, because starting another one takes longer than the rest of the build.
  const cores = vi.spyOn(os, "availableParallelism").mockReturnValue(1);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => compiler.close(() => (stats ? resolve(stats) : reject(error))));
    });
  } finally {
    cores.mockRestore();
  }
}

/** Returns the module whose path ends with a text. */
export function moduleOf(graph: Graph, end: string): GraphModule {
  const found = graph.modules.find(({ name, kind }) => kind !== "runtime" && name.endsWith(end));
  if (!found) throw new Error(`No module ends in ${end}: ${graph.modules.map(({ name }) => name)}`);
  return found;
}

/**
 * A shop with a page for orders that loads on demand. It contains `price-kit` twice: as an ES module without side
 * effects, and below `charts` as CommonJS.
 */
const SHOP = {
  "src/index.js": [
    'import { total } from "./cart.js";',
    'import "./effect.js";',
    "document.title = total([1]);",
    'document.onclick = () => import("./orders.js").then((page) => page.open());',
  ].join("\n"),
  "src/cart.js": [
    'import { format } from "price-kit";',
    "export const total = (items) => format(items.length);",
    "export const discount = () => 5;",
  ].join("\n"),
  "src/effect.js": "globalThis.isLoaded = true;",
  "src/orders.js": [
    'import { format } from "price-kit";',
    'import { draw } from "charts";',
    'const old = require("./old.js");',
    "export function open() { return draw(format(old.count)); }",
    "export function print() { return 1; }",
  ].join("\n"),
  "src/old.js": 'exports.count = 1; exports.unit = "EUR"; log(module.exports); function log() {}',
  "src/admin.js": 'import { draw } from "charts";\nconsole.log(draw(1));',
  "node_modules/price-kit/package.json": '{"name":"price-kit","type":"module","sideEffects":false}',
  "node_modules/price-kit/index.js": 'export { format } from "./format.js";\nexport { parse } from "./parse.js";',
  "node_modules/price-kit/format.js": "export const format = (n) => `${n} EUR`;\nexport const round = Math.round;",
  "node_modules/price-kit/parse.js": "export const parse = (text) => Number(text);",
  "node_modules/charts/package.json": '{"name":"charts"}',
  "node_modules/charts/index.js":
    'import { format } from "price-kit";\nexport const draw = (n) => `<svg>${format(n)}`;',
  "node_modules/charts/node_modules/price-kit/package.json": '{"name":"price-kit"}',
  "node_modules/charts/node_modules/price-kit/index.js": "exports.format = (n) => `$${n}`;",
};

const CONFIGURATION: Configuration = { mode: "production", entry: { shop: "./src/index.js", admin: "./src/admin.js" } };

/** The stats of the shop without further options, as JSON. It's built only once, because some forty tests need them. */
let plainShop: Promise<string> | undefined;

/** Returns the stats of the shop, built with further options. Without any, it's a production build. */
export async function shopStats(
  configuration?: Configuration,
  options?: Parameters<webpack.Stats["toJson"]>[0],
): Promise<StatsCompilation> {
  if (configuration || options) return buildStats(SHOP, { ...CONFIGURATION, ...configuration }, options);
  plainShop ??= buildStats(SHOP, CONFIGURATION).then((stats) => JSON.stringify(stats));
  return JSON.parse(await plainShop);
}

/** Returns the texts of the files that the shop emits, built with further options. */
export function shopFiles(configuration: Configuration): Promise<Record<string, string>> {
  return buildFiles(SHOP, { ...CONFIGURATION, ...configuration });
}

/** Puts the packages of the shop into one chunk, no matter how small they are. */
export const VENDOR: Configuration = {
  optimization: {
    splitChunks: {
      chunks: "all",
      minSize: 0,
      cacheGroups: { vendor: { test: /node_modules/, name: "vendor", enforce: true } },
    },
  },
};

/** Builds the shop and reads its stats. */
export async function shop(configuration?: Configuration): Promise<Graph> {
  return readGraph(await shopStats(configuration));
}
