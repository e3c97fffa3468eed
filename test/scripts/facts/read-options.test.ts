import { createRequire } from "node:module";
import { beforeAll, describe, expect, test } from "vitest";
import webpack from "webpack";
import { packagesAt } from "../../../scripts/facts/packages";
import { type OptionFact, type OptionFacts, readOptions } from "../../../scripts/facts/read-options";
import { paths } from "../../../scripts/lib/paths";

const require = createRequire(import.meta.url);
let facts: OptionFacts;

beforeAll(async () => {
  facts = await readOptions(packagesAt(paths.root));
}, 120_000);

function option(path: string): OptionFact {
  const found = facts.options.find((fact) => fact.path === path);
  if (!found) throw new Error(`There are no facts about ${path}.`);
  return found;
}

test("the versions are those of the installed packages", () => {
  expect(facts.versions).toEqual([
    { name: "webpack", version: webpack.version },
    { name: "webpack-cli", version: (require("webpack-cli/package.json") as { version: string }).version },
    { name: "webpack-dev-server", version: expect.stringMatching(/^\d+\.\d+\.\d+/) },
  ]);
});

test("no path appears twice, and facts survive being stored as JSON", () => {
  const paths = facts.options.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
});

test("every property that the schema allows at the top, and in the largest objects, is an option", () => {
  const { properties, definitions } = require("webpack/schemas/WebpackOptions.json") as {
    properties: Record<string, unknown>;
    definitions: Record<string, { properties: Record<string, unknown> }>;
  };
  const below = (prefix: string, definition: string) =>
    Object.keys(definitions[definition]?.properties ?? {}).map((name) => `${prefix}.${name}`);
  const wanted = [
    ...Object.keys(properties),
    ...below("output", "Output"),
    ...below("optimization", "Optimization"),
    ...below("optimization.splitChunks", "OptimizationSplitChunksOptions"),
    ...below("resolve", "ResolveOptions"),
    ...below("stats", "StatsOptions"),
    ...below("module", "ModuleOptions"),
    ...below("experiments", "Experiments"),
    ...below("performance", "PerformanceOptions"),
    ...below("Rule", "RuleSetRule").filter((path) => path !== "Rule.ident"),
  ];
  const paths = new Set(facts.options.map(({ path }) => path));
  expect(wanted.length).toBeGreaterThan(300);
  expect(wanted.filter((path) => !paths.has(path))).toEqual([]);
});

describe("types", () => {
  test.each([
    ["bail", "boolean"],
    ["output.filename", "string | function"],
    ["resolve.extensions", "string[]"],
    ["optimization.chunkIds", '"natural" | "named" | "deterministic" | "size" | "total-size" | false'],
    ["Rule.test", "Condition"],
    ["Condition.not", "Condition"],
    ["entry", /^function \| Record<string, /],
    ["devServer.hot", 'boolean | "only"'],
  ])("%s", (path, type) => {
    expect(option(path).type).toEqual(typeof type === "string" ? type : expect.stringMatching(type));
  });
});

describe("defaults", () => {
  test("are those of a real compiler in each mode", () => {
    for (const mode of ["development", "production", "none"] as const) {
      const { options } = webpack({ mode, target: "web" }) as webpack.Compiler;
      expect(option("optimization.minimize").default.modes[mode]).toBe(String(options.optimization.minimize));
      expect(option("optimization.moduleIds").default.modes[mode]).toBe(JSON.stringify(options.optimization.moduleIds));
      expect(option("output.pathinfo").default.modes[mode]).toBe(String(options.output.pathinfo));
      expect(option("devtool").default.modes[mode]).toBe(JSON.stringify(options.devtool));
    }
  });

  test("say where targets differ", () => {
    expect(option("output.chunkFormat").default.targets).toMatchObject({ web: '"array-push"', node: '"commonjs"' });
    expect(option("output.pathinfo").default.targets).toBeUndefined();
  });

  test("distinguish unset options from ones that only count when in use", () => {
    expect(option("output.clean").default.modes.production).toBeNull();
    expect(option("cache.maxAge").default).toMatchObject({ modes: { production: null }, whenOn: "5184000000" });
  });

  test("include the development server and the console output", () => {
    expect(option("devServer.client.reconnect").default.modes.production).toBe("10");
    expect(option("stats.modulesSpace").default.modes.development).toBe("15");
  });

  test("contain no path of this machine", () => {
    expect(JSON.stringify(facts)).not.toContain(process.cwd());
    expect(JSON.stringify(facts)).not.toMatch(/"\/(?!\.|\^)[^"]*node_modules/);
    expect(option("snapshot.managedPaths").default.modes.production).not.toMatch(/\/work|\/home|\/project/);
  });
});

test("since and deprecated come from the schema", () => {
  expect(option("experiments.deferImport").since).toBe("5.100.0");
  expect(option("output.filename").since).toBeUndefined();
  expect(option("module.strictExportPresence").deprecated).toBe(true);
  expect(option("output.filename").deprecated).toBe(false);
});
