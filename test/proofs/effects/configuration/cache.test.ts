import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, vi } from "vitest";
import webpack, { type Configuration, type FileCacheOptions } from "webpack";
import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";
import { start } from "../../lib/starts";
import { type ConfigurationFunction, exported } from "./exported";

const samples = effectsOf("configuration/cache.mdx");

/** The last is what stats say of modules that come from the cache. */
const BUILT = /^(?!.*\[cached\]).*\[built\]/m;
const CACHED = /cached modules|\[cached\]/;

/** A file that is not empty, for which webpack would have nothing to keep. */
const files: Files = { "src/index.js": "console.log(1);" };

/** Returns the configuration of a sample with fewer options of its cache. */
const withCache = (configuration: Configuration, cache: Partial<FileCacheOptions>): Configuration => ({
  ...configuration,
  cache: { type: "filesystem", ...cache },
});

samples.tries('cache: {\n    type: "filesystem",\n  },\n};', async (code) => {
  const { folder, configuration } = await exported(code, files);
  expect(await start(folder, configuration)).toMatch(BUILT);
  expect(await start(folder, configuration)).toMatch(CACHED);
  expect(await start(folder, { ...configuration, cache: true })).toMatch(BUILT);
});

/** Removes an import for some builds of one process. Returns whether its module is still in the cache after that. */
async function survives(builds: number, folder: string, configuration: Configuration): Promise<boolean> {
  const index = path.join(folder, "src/index.js");
  await writeFile(index, 'import "./removed.js";');
  const compiler = webpack({ ...configuration, context: folder, output: { path: path.join(folder, "dist") } });
  onTestFinished(() => promisify(compiler.close.bind(compiler))());
  const build = promisify(compiler.run.bind(compiler));
  await build();
  await writeFile(index, "console.log(1);");
  for (let count = 0; count < builds; count++) await build();
  await writeFile(index, 'import "./removed.js";\nconsole.log(2);');
  const stats = await build();
  return /cached modules|removed\.js.*\[cached\]/.test(stats?.toString() ?? "");
}

samples.tries("maxGenerations: 10", async (code) => {
  const removed = { "src/removed.js": "console.log(3);" };
  const { folder, configuration } = await exported(code, removed);
  expect(await survives(9, folder, configuration)).toBe(true);
  expect(await survives(21, folder, configuration)).toBe(false);
  expect(await survives(21, folder, { ...configuration, cache: { type: "memory" } })).toBe(true);
});

samples.tries("design-tokens.json", async (code) => {
  const { folder, configuration } = await exported(code, { ...files, "design-tokens.json": "{}" });
  await start(folder, configuration);
  expect(await start(folder, configuration)).toMatch(CACHED);
  await writeFile(path.join(folder, "design-tokens.json"), '{ "red": "#f00" }');
  expect(await start(folder, configuration)).toMatch(BUILT);
  expect(await start(folder, configuration)).toMatch(CACHED);
  await writeFile(path.join(folder, "brand.local.json"), "{}");
  expect(await start(folder, configuration)).toMatch(BUILT);

  const without = withCache(configuration, { name: "without" });
  await start(folder, without);
  await writeFile(path.join(folder, "design-tokens.json"), "{}");
  expect(await start(folder, without)).toMatch(CACHED);
});

samples.tries("process.env.BRAND", async (code) => {
  const branded = {
    ...files,
    "brand-loader.cjs": "module.exports = () => `console.log('${process.env.BRAND}');`;",
  };
  const rest = { module: { rules: [{ test: /index/, use: "./brand-loader.cjs" }] } };
  vi.stubEnv("BRAND", "acme");
  const acme = await exported(code, branded);
  const bundle = () => readFile(path.join(acme.folder, "dist/main.js"), "utf8");
  await start(acme.folder, { ...acme.configuration, ...rest });
  vi.stubEnv("BRAND", "globex");
  // The command would read the configuration again, which would otherwise be the same.
  const globex = await exported(code);
  await start(acme.folder, { ...acme.configuration, ...rest });
  expect(await bundle()).toContain("acme");
  await start(acme.folder, { ...globex.configuration, ...rest });
  expect(await bundle()).toContain("globex");
});

samples.tries("name: `shop-", async (code) => {
  const { folder, configuration } = await exported<ConfigurationFunction>(code, files);
  await start(folder, configuration({}, {}));
  // It is another cache, and both stay.
  expect(await start(folder, configuration({ region: "us" }, {}))).toMatch(BUILT);
  expect(await start(folder, configuration({}, {}))).toMatch(CACHED);
  expect((await readdir(path.join(folder, "node_modules/.cache/webpack"))).sort()).toEqual(["shop-eu", "shop-us"]);
});

samples.tries('".webpack-cache"', async (code) => {
  const { folder, configuration } = await exported(code, files);
  await start(folder, configuration);
  expect(await readdir(path.join(folder, ".webpack-cache"))).toEqual(["default-production"]);
  expect(await readdir(folder)).not.toContain("node_modules");
});

samples.tries("maxAge: 7 * DAY", async (code) => {
  const isCached = async (configuration: Configuration, folder: string) => {
    const index = path.join(folder, "src/index.js");
    await writeFile(index, 'import "./removed.js";');
    await start(folder, configuration);
    await writeFile(index, "console.log(1);");
    const now = Date.now();
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now + 8 * 24 * 3_600_000);
    await start(folder, configuration);
    clock.mockRestore();
    await writeFile(index, 'import "./removed.js";\nconsole.log(2);');
    return /cached modules|removed\.js.*\[cached\]/.test(await start(folder, configuration));
  };
  const { folder, configuration } = await exported(code, { "src/removed.js": "console.log(3);" });
  expect(await isCached(configuration, folder)).toBe(false);
  expect(await isCached(withCache(configuration, { name: "without" }), folder)).toBe(true);
});

samples.tries("profile: true", async (code) => {
  // So many dependencies that reading them takes more than a millisecond.
  const large = { "src/index.js": "console.log(process.env.NODE_ENV);\n".repeat(5000) };
  const { folder, configuration } = await exported(code, large);
  await start(folder, configuration);
  expect(await start(folder, configuration)).toMatch(/Deserialization of 'Compilation\/modules.*: \d+\.\d+ ms/);
  expect(await start(folder, withCache(configuration, {}))).not.toMatch(/Deserialization of .* ms/);
});

samples.tries('type: "filesystem",\n  },\n  infrastructureLogging', async (code) => {
  const { folder, configuration } = await exported(code, files);
  expect(await start(folder, configuration)).toMatch(/No pack exists at .*default-production/);
  const { infrastructureLogging: _, ...without } = configuration;
  expect(await start(folder, withCache(without, { name: "without" }))).not.toContain("No pack exists");
});

samples.tries("managedPaths: []", async (code) => {
  const acme = "node_modules/acme/index.js";
  const { folder, configuration } = await exported(code, {
    "src/index.js": 'import "acme";',
    "node_modules/acme/package.json": '{ "name": "acme", "version": "1.0.0" }',
    [acme]: "console.log(1);",
  });
  // As by default in a project that has webpack in this folder.
  const snapshot = { managedPaths: [path.join(folder, "node_modules")] };
  const without = { ...withCache(configuration, { name: "without" }), snapshot };
  for (const each of [configuration, without]) await start(folder, each);
  await writeFile(path.join(folder, acme), "console.log(2);");
  await start(folder, without);
  const bundle = () => readFile(path.join(folder, "dist/main.js"), "utf8");
  expect(await bundle()).toContain("console.log(1)");
  await start(folder, configuration);
  expect(await bundle()).toContain("console.log(2)");
});
