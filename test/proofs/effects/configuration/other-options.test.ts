import { readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, vi } from "vitest";
import webpack, { type Configuration } from "webpack";
import { effectsOf } from "../../lib/effects";
import { build, buildOwn, type Files, run } from "../../lib/project";
import { exported, withoutDots } from "./exported";

const samples = effectsOf("configuration/other-options.mdx");

/** Files with one warning each, which only one of the conditions is meant for. */
const warnings: Files = {
  "warning-loader.cjs": `module.exports = function (text) {
    this.emitWarning(new Error(text.trim().replace("//", "")));
    return "";
  };`,
  "src/package.json": "{}",
  "src/index.js": `
    import "../warning-loader.cjs!./map.js";
    import "../warning-loader.cjs!legacy-forms/field.js";
    import { nothing } from "./one.js";
    console.log(nothing);`,
  "src/map.js": "// Failed to parse source map",
  "src/one.js": "export const one = 1;",
  "node_modules/legacy-forms/field.js": "// A field was not found",
};

samples.effect("/Failed to parse source map/", {
  files: warnings,
  without: ["ignoreWarnings.0"],
  hides: /^WARNING in .*map\.js[\s\S]*Failed to parse/m,
});

samples.effect("{ module: /node_modules\\/legacy-forms/", {
  files: warnings,
  without: ["ignoreWarnings.1"],
  hides: /^WARNING in .*field\.js[\s\S]*A field was not found/m,
});

samples.effect('warning.name === "ModuleDependencyWarning"', {
  files: warnings,
  without: ["ignoreWarnings.2"],
  hides: /^WARNING in \.\/src\/index\.js[\s\S]*export 'nothing'/m,
});

samples.tries('filename: "client.js"', async (code) => {
  const files = { "src/client.js": "", "src/server.js": "", "webpack.config.js": code };
  const [both, one] = await Promise.all([run("npx webpack", files), run("npx webpack --config-name server", files)]);
  expect(both).toMatch(/^ *client \(webpack .*\) compiled[\s\S]*^ *server \(webpack .*\) compiled/m);
  expect(one).toMatch(/^ *server \(webpack .*\) compiled/m);
  expect(one).not.toContain("client");
});

samples.tries('dependencies: ["icons"]', async (code) => {
  const files = { "src/icons.js": "", "src/site.js": "" };
  const steps = async (change: (configuration: Configuration) => Configuration): Promise<string[]> => {
    const { folder, configuration } = await exported(code, files);
    // The site would be first, if the order of the array counted.
    const all = [configuration].flat().map(change).reverse();
    const output = { path: path.join(folder, "dist") };
    const compiler = webpack(all.map((one) => ({ ...one, context: folder, output: { ...one.output, ...output } })));
    const log: string[] = [];
    for (const { name, hooks } of compiler.compilers) {
      hooks.run.tap("Steps", () => void log.push(`${name} starts`));
      hooks.done.tap("Steps", () => void log.push(`${name} ends`));
    }
    await new Promise<void>((resolve, reject) => {
      compiler.run((error) => compiler.close(() => (error ? reject(error) : resolve())));
    });
    return log;
  };
  expect(await steps((configuration) => configuration)).toEqual([
    "icons starts",
    "icons ends",
    "site starts",
    "site ends",
  ]);
  const [first] = await steps(({ dependencies: _, ...others }) => others);
  expect(first).toBe("site starts");
});

samples.tries("parallelism: 10", async (code) => {
  const files: Files = {
    "most.cjs": `
      let now = 0;
      let most = 0;
      module.exports = function (text) {
        const done = this.async();
        most = Math.max(most, ++now);
        // The others start before this one ends, as far as they may.
        setTimeout(() => {
          now--;
          done(null, text + "globalThis.most = " + most + ";");
        }, 50);
      };`,
    "src/index.js": Array.from({ length: 30 }, (_, number) => `import "../most.cjs!./m.js?${number}";`).join("\n"),
    "src/m.js": "",
  };
  const most = async (rest: Configuration) => {
    const { folder, configuration } = await exported(code, files);
    const built = await build(folder, { ...configuration, ...rest, optimization: { minimize: false } });
    return Math.max(...[...built.matchAll(/globalThis\.most = (\d+);/g)].map(([, number]) => Number(number)));
  };
  expect(await most({})).toBe(10);
  expect(await most({ parallelism: undefined })).toBe(30);
});

samples.tries("bail: Boolean(process.env.CI)", async (code) => {
  const files = { "src/index.js": 'import "./one.js";\nimport "./two.js";' };
  vi.stubEnv("CI", "true");
  const bailed = await buildOwn({ ...files, "webpack.config.js": code });
  expect(bailed).toMatch(/^ModuleNotFoundError: /);
  expect(bailed.includes("./one.js") && bailed.includes("./two.js")).toBe(false);
  vi.stubEnv("CI", undefined);
  const collected = await buildOwn({ ...files, "webpack.config.js": code });
  expect(collected).toMatch(/Can't resolve '\.\/one\.js'[\s\S]*Can't resolve '\.\/two\.js'/);
});

/**
 * Builds twice with a stored cache.
 *
 * @param change done between both, in the folder.
 * @param rest gets the folder and the sample, and returns what is built instead.
 * @returns what the second build prints and emits.
 */
async function second(
  code: string,
  files: Files,
  change: (folder: string) => Promise<void>,
  rest: (folder: string, sample: Configuration) => Configuration = () => ({}),
): Promise<string> {
  const { folder, configuration } = await exported(code, files);
  const old = new Date(Date.now() - 60_000);
  for (const name of Object.keys(files)) await utimes(path.join(folder, name), old, old);
  return secondIn(folder, change, { ...configuration, ...rest(folder, configuration) });
}

async function secondIn(folder: string, change: (folder: string) => Promise<void>, configuration: Configuration) {
  const options: Configuration = { ...configuration, cache: { type: "filesystem" }, devtool: false };
  await build(folder, options);
  await change(folder);
  return build(folder, options);
}

/** Changes a file of a project in the same version of its package. */
const edit = (name: string) => (folder: string) => writeFile(path.join(folder, name), 'console.log("new");');
const kit = (place: string): Files => ({
  [`${place}/package.json`]: '{ "name": "kit", "version": "1.0.0" }',
  [`${place}/index.js`]: 'console.log("old");',
});

samples.tries("module: { timestamp: true, hash: true }", async (code) => {
  const files = { ...kit("node_modules/kit"), "src/index.js": 'import "kit";' };
  // What is the default for a project that has webpack in this folder.
  const managed = (folder: string) => ({ snapshot: { managedPaths: [path.join(folder, "node_modules")] } });
  const change = edit("node_modules/kit/index.js");
  expect(await second(code, files, change)).toContain('console.log("new")');
  expect(await second(code, files, change, managed)).toContain('console.log("old")');

  const touch = (folder: string) => utimes(path.join(folder, "src/index.js"), new Date(), new Date());
  expect(await second(code, files, touch)).not.toMatch(/src\/index\.js .*\[built\]/);
  expect(await second(code, files, touch, () => ({ snapshot: {} }))).toMatch(/src\/index\.js .*\[built\]/);
});

samples.tries('managedPaths: ["node_modules"]', async (code) => {
  const place = "packages/shop/node_modules/kit";
  const files = {
    ...kit(place),
    "src/index.js": 'import "../packages/shop/index.js";',
    "packages/shop/index.js": 'import "kit";',
  };
  const change = edit(`${place}/index.js`);
  // Folders of tests lie below one whose name begins with a dot.
  expect(await second(code, files, change)).toContain('console.log("new")');

  const { folder, configuration } = await exported(code, files);
  const [managed, compared] = await Promise.all([withoutDots(folder), withoutDots(folder)]);
  expect(await secondIn(managed, change, configuration)).toContain('console.log("old")');
  expect(await secondIn(compared, change, { ...configuration, snapshot: {} })).toContain('console.log("new")');
});

samples.tries('immutablePaths: ["/opt/package-store/v3/"]', async (code) => {
  const place = "opt/package-store/v3/kit-1.0.0";
  const files = { ...kit(place), "src/index.js": `import "../${place}/index.js";` };
  const inProject = (folder: string) => ({
    snapshot: { immutablePaths: [path.join(folder, "opt/package-store/v3/")] },
  });
  expect(await second(code, files, edit(`${place}/index.js`), inProject)).toContain('console.log("old")');
  expect(await second(code, files, edit(`${place}/index.js`), () => ({ snapshot: {} }))).toContain(
    'console.log("new")',
  );
});

samples.tries("unmanagedPaths: [", async (code) => {
  const files = { ...kit("node_modules/@acme/kit"), "src/index.js": 'import "@acme/kit";' };
  const managed = (folder: string) => ({ managedPaths: [path.join(folder, "node_modules")] });
  const change = edit("node_modules/@acme/kit/index.js");
  const shown = await second(code, files, change, (folder, sample) => ({
    snapshot: { ...sample.snapshot, ...managed(folder) },
  }));
  expect(shown).toContain('console.log("new")');
  expect(await second(code, files, change, (folder) => ({ snapshot: managed(folder) }))).toContain(
    'console.log("old")',
  );
});

const records = '{ "modules": { "byIdentifier": { "javascript/esm|./src/later.js": 777 } } }';
const later: Files = { "src/index.js": 'import("./later.js");', "src/later.js": "console.log(1);" };

samples.tries('recordsPath: path.resolve(import.meta.dirname, "records.json")', async (code) => {
  const { folder, configuration } = await exported(code, { ...later, "records.json": records });
  expect(await build(folder, configuration)).toMatch(/\{777\(/);
  expect(await readFile(path.join(folder, "records.json"), "utf8")).toContain("|./src/index.js");
  expect(await build(folder, { mode: "production" })).not.toContain("777");
});

samples.tries("recordsOutputPath: false", async (code) => {
  const { folder, configuration } = await exported(code, { ...later, "records.json": records });
  expect(await build(folder, configuration)).toMatch(/\{777\(/);
  expect(await readFile(path.join(folder, "records.json"), "utf8")).toBe(records);
});

samples.effect("jQuery: true", {
  files: { "src/package.json": "{}", "src/index.js": "console.log(define.amd, require.amd);" },
  without: ["amd"],
  shows: /jQuery:!0/,
});

samples.effect('brand: "acme"', {
  files: {
    "brand.cjs": "module.exports = function () { return `console.log('brand: ${this.brand}')`; };",
    "src/index.js": 'import "../brand.cjs!./a.js";',
    "src/a.js": "",
  },
  without: ["loader"],
  shows: '"brand: acme"',
});

samples.tries("validate: true", async (code) => {
  const { folder, configuration } = await exported(code);
  const misspelled = { ...configuration, devtol: "source-map" } as Configuration;
  expect(await build(folder, misspelled)).toContain("configuration has an unknown property 'devtol'");
  expect(await build(folder, { ...misspelled, validate: false })).toContain("compiled successfully");
});
