import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { contentsOf, measuredFiles } from "../../../../src/playground/graph/measure/contents";
import { measure } from "../../../../src/playground/graph/measure/measure";
import { measuredSize } from "../../../../src/playground/graph/measure/measured-size";
import type { Bytes, MeasuredFile } from "../../../../src/playground/graph/measure/types";
import { readGraph } from "../../../../src/playground/graph/model/read-graph";
import type { Graph } from "../../../../src/playground/graph/model/types";
import { buildFiles, buildStats, moduleOf } from "./build-stats";

/** A module that shrinks to almost nothing when it's minimized, and one that doesn't shrink at all. */
const PROJECT = {
  "src/index.js": 'import { short } from "./short.js"; import { long } from "./long.js"; console.log(short, long);',
  "src/short.js": `${"// A comment that is removed.\n".repeat(300)}export const short = Math.random();`,
  "src/long.js": `export const long = "${Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(" ")}";`,
  "src/late.js": 'export const late = "äöü€😀".repeat(3); console.log("späte Ausgabe: äöü€😀 äöü€😀 äöü€😀 äöü€😀");',
};

const CONFIGURATION: Configuration = { mode: "production", entry: "./src/index.js", devtool: "source-map" };

interface Measured {
  graph: Graph;
  files: MeasuredFile[];
  emitted: Record<string, string>;
}

/** Builds a project and measures its files, which are in a folder as readers drop them. */
async function measured(
  project: Record<string, string>,
  change: Configuration = {},
  toFiles = (files: Record<string, string>) => files,
): Promise<Measured> {
  const configuration = { ...CONFIGURATION, ...change };
  const graph = readGraph(await buildStats(project, configuration));
  const emitted = await buildFiles(project, configuration);
  const encoder = new TextEncoder();
  const bytes = Object.entries(toFiles(emitted)).map(
    ([name, text]) => [`app/dist/${name}`, encoder.encode(text)] as const,
  );
  const measures = await measure(contentsOf(graph), new Map(bytes), () => {});
  return { graph, emitted, files: measuredFiles(graph, measures) };
}

const total = ({ modules }: MeasuredFile, kind: keyof Bytes) =>
  [...modules.values()].reduce((sum, bytes) => sum + bytes[kind], 0);

test("a source map tells what is left of each module", async () => {
  const { graph, files, emitted } = await measured(PROJECT);
  const [file] = files;
  expect(files).toHaveLength(1);
  expect(file).toMatchObject({ estimated: new Set(), emitted: emitted["main.js"]?.length });
  const sizeOf = (name: string) => measuredSize(files, "emitted")(moduleOf(graph, name), null);
  expect(moduleOf(graph, "short.js").size).toBeGreaterThan(8_000);
  expect(sizeOf("short.js")).toBeLessThan(60);
  const text = PROJECT["src/long.js"].slice(21, -2);
  expect(emitted["main.js"]).toContain(text);
  expect(Math.abs(sizeOf("long.js") - text.length)).toBeLessThan(100);
});

test("compressed parts are together as much as the compressed file, without what belongs to no module", async () => {
  const { files, emitted } = await measured(PROJECT);
  const [file] = files;
  if (!file) throw new Error("Nothing was measured.");
  expect(Math.abs(file.compressed - gzipSync(emitted["main.js"] ?? "").length)).toBeLessThan(30);
  const known = total(file, "emitted") / file.emitted;
  expect(known).toBeGreaterThan(0.9);
  expect(total(file, "compressed")).toBeCloseTo(file.compressed * known);
});

test("without a source map, merged modules have estimates in proportion to the sources, and say so", async () => {
  const { graph, files } = await measured(PROJECT, {}, (emitted) => ({ "main.js": emitted["main.js"] ?? "" }));
  const [file] = files;
  if (!file) throw new Error("Nothing was measured.");
  expect(file.estimated).toContain(moduleOf(graph, "long.js"));
  expect(total(file, "emitted")).toBeCloseTo(file.emitted);
  expect(total(file, "compressed")).toBeCloseTo(file.compressed);
  const sizeOf = (name: string) => file.modules.get(moduleOf(graph, name))?.emitted ?? 0;
  const ratio = moduleOf(graph, "short.js").size / moduleOf(graph, "long.js").size;
  expect(sizeOf("short.js") / sizeOf("long.js")).toBeCloseTo(ratio);
});

const withoutMaps = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).filter(([name]) => !name.endsWith(".map")));

test.each<[string, Configuration]>([
  ["a script", {}],
  ["an ES module", { output: { module: true, chunkFormat: "module" }, experiments: { outputModule: true } }],
  ["a script for Node.js", { target: "node" }],
  ["a script with numbered modules", { optimization: { concatenateModules: false, moduleIds: "natural" } }],
  ["a script with named modules", { optimization: { concatenateModules: false, moduleIds: "named" } }],
])("without a source map, the functions in %s tell what is left of each module", async (_, change) => {
  const entry = 'import("./short.js"); import("./late.js"); import { long } from "./long.js"; console.log(long);';
  const configuration = { optimization: { concatenateModules: false }, ...change };
  const project = { ...PROJECT, "src/index.js": entry };
  const { graph, files } = await measured(project, configuration, withoutMaps);
  const exact = await measured(project, configuration);
  for (const name of ["short.js", "long.js", "late.js"]) {
    const module = moduleOf(graph, name);
    const size = measuredSize(files, "emitted")(module, null);
    const mapped = measuredSize(exact.files, "emitted")(moduleOf(exact.graph, name), null);
    expect(files.some(({ estimated }) => estimated.has(module))).toBe(false);
    expect(size - mapped, name).toBeGreaterThanOrEqual(0);
    expect(size - mapped, name).toBeLessThan(90); // the function around it, and what connects modules
  }
});

test("without a source map, modules that are merged in a function share its size", async () => {
  const entry = 'import("./both.js").then(console.log);';
  const both = 'export * from "./short.js"; export * from "./long.js";';
  const project = { ...PROJECT, "src/index.js": entry, "src/both.js": both };
  const { graph, files, emitted } = await measured(project, {}, withoutMaps);
  const [name, text = ""] = Object.entries(emitted).find(([each]) => /^\d+\.js$/.test(each)) ?? [];
  const file = files.find(({ asset }) => asset.name === name);
  const [short, long] = ["short.js", "long.js"].map((each) => file?.modules.get(moduleOf(graph, each))?.emitted ?? 0);
  expect((short ?? 0) + (long ?? 0)).toBeGreaterThan(text.length * 0.9);
  expect(file?.estimated).toContain(moduleOf(graph, "long.js"));
});

test("a script that can't be parsed has estimates", async () => {
  const { files } = await measured(PROJECT, { optimization: { concatenateModules: false } }, (emitted) => ({
    "main.js": `${emitted["main.js"]?.replace("{", "{{{")}`,
  }));
  expect(files.map(({ estimated }) => estimated.size > 0)).toEqual([true]);
});

test("a source map of another project counts as none, and a broken one too", async () => {
  for (const map of ['{"version":3,"sources":["other.js"],"names":[],"mappings":"AAAA"}', "{"]) {
    const { files } = await measured(PROJECT, {}, (emitted) => ({ ...emitted, "main.js.map": map }));
    expect(files.map(({ estimated }) => estimated.size > 0)).toEqual([true]);
  }
});

test("characters that take several bytes are counted as bytes", async () => {
  const { graph, files, emitted } = await measured(PROJECT, { entry: "./src/late.js" });
  const [file] = files;
  const text = emitted["main.js"] ?? "";
  expect(file?.emitted).toBe(new TextEncoder().encode(text).length);
  const characters = text.indexOf("//#") - text.indexOf('"äöü');
  expect(file?.modules.get(moduleOf(graph, "late.js"))?.emitted).toBeGreaterThan(characters + 20);
});

test("a development build names modules in comments", async () => {
  const { graph, files } = await measured(PROJECT, { mode: "development", devtool: false });
  expect(files.map(({ estimated }) => estimated.size)).toEqual([0]);
  const short = files[0]?.modules.get(moduleOf(graph, "short.js"))?.emitted ?? 0;
  expect(short).toBeGreaterThan(moduleOf(graph, "short.js").size);
});

test("a module in two chunks has a size in each", async () => {
  const files = { ...PROJECT, "src/other.js": PROJECT["src/index.js"] };
  const { graph, files: both } = await measured(files, { entry: { a: "./src/index.js", b: "./src/other.js" } });
  const long = moduleOf(graph, "long.js");
  const sizes = long.chunks.map((chunk) => measuredSize(both, "emitted")(long, chunk));
  expect(sizes).toHaveLength(2);
  expect(Math.min(...sizes)).toBeGreaterThan(1_000);
  expect(measuredSize(both, "emitted")(long, null)).toBe((sizes[0] ?? 0) + (sizes[1] ?? 0));
});

test("of two files with the same end, the one closer to the top is the asset", async () => {
  const { files, emitted } = await measured(PROJECT, {}, (all) => ({ "js/main.js": "1", ...all }));
  expect(files.map((file) => file.emitted)).toEqual([emitted["main.js"]?.length]);
});

test("files that aren't in the stats are left out", async () => {
  const { files } = await measured(PROJECT, {}, () => ({ "other.js": "1", "readme.txt": "1" }));
  expect(files).toEqual([]);
});

test("files can be blobs, and each is announced before it's measured", async () => {
  const stats = await buildStats(PROJECT, CONFIGURATION);
  const texts = Object.entries(await buildFiles(PROJECT, CONFIGURATION));
  const started: string[] = [];
  const measures = await measure(
    contentsOf(readGraph(stats)),
    new Map(texts.map(([name, text]) => [name, new Blob([text])])),
    (name) => started.push(name),
  );
  expect(started).toEqual(["main.js"]);
  expect(measures.map(({ emitted, estimated }) => [emitted > 1_000, estimated.size])).toEqual([[true, 0]]);
});
