import { readFile, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { type Files, project, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { start } from "../../lib/starts";

const MODULE = { "src/index.js": "console.log(3);" };
/** Where the cache of a project is. */
const CACHE = "node_modules/.cache/webpack/default-production";

/** What a start with a cache on disk logs and prints. */
const stored = (folder: string, more: Configuration = {}) =>
  start(folder, { mode: "production", cache: { type: "filesystem" }, ...more });

/** A configuration file with these fields. */
const configured = (fields: string, before = ""): Files => ({
  ...MODULE,
  "webpack.config.js": `${before}\nexport default { mode: "production", ${fields} };`,
});

/** Stores what a loader of the project keeps. */
async function loaded(body: string, before = ""): Promise<string> {
  const loader = `${before}\nmodule.exports = function (source) { ${body} return source; };`;
  const folder = await project({ ...MODULE, "price-loader.cjs": loader });
  return stored(folder, { module: { rules: [{ test: /\.js$/, use: "./price-loader.cjs" }] } });
}

raises("cache/#not-serializable", {
  broken: () => loaded("this._module.buildInfo.palette = new Palette();", "class Palette {}"),
  fixed: () => loaded('this._module.buildInfo.palette = { colors: ["red"] };'),
});

test.for([
  ["a function", "this._module.buildInfo.price = () => 3;", "Unexpected function"],
  [
    "an object that contains itself",
    "const p = {}; p.p = p; this._module.buildInfo.price = p;",
    "This is a circular references",
  ],
  [
    "a warning of a class of its own",
    'this.emitWarning(new (class PriceWarning extends Error {})("The price is missing."));',
    "ModuleWarning -> PriceWarning",
  ],
] as const)("%s is not serializable either", async ([, body, words]) => {
  expect(await loaded(body)).toContain(words);
});

/** Stores a source that is made of a copy of webpack-sources, or of webpack's own. */
const sourced = (sources: string) =>
  loaded(`const { ConcatSource } = ${sources}; this._module.buildInfo.price = new ConcatSource("3");`);
raises("cache/#not-serializable", {
  broken: async () => {
    const copy = path.join(await installVersion("webpack-sources", "3.2.3"), "webpack-sources");
    return sourced(`require(${JSON.stringify(copy)})`);
  },
  fixed: () => sourced("this._compiler.webpack.sources"),
});

raises("cache/#big-strings", {
  broken: () => loaded('this._module.buildInfo.catalog = "a".repeat(240_000);'),
  fixed: () => loaded('this._module.buildInfo.catalog = Buffer.from("a".repeat(240_000));'),
});

/** Stores with build dependencies. */
async function depending(dependency: string, files: Files = {}): Promise<string> {
  const folder = await project({ ...MODULE, ...files });
  const tokens = [dependency.startsWith("./") ? dependency : path.join(folder, dependency)];
  return stored(folder, { cache: { type: "filesystem", buildDependencies: { tokens } } });
}
const TOKENS = { "config/tokens.json": "{}" };

raises("cache/#not-stored", {
  broken: () => depending("./tokens.json", TOKENS),
  fixed: () => depending("config/tokens.json", TOKENS),
});

test("a link to itself in a folder of build dependencies is cache/#not-stored as well", async () => {
  const folder = await project({ ...MODULE, ...TOKENS, "config/package.json": "{}" });
  await symlink("loop", path.join(folder, "config/loop"));
  const tokens = [`${path.join(folder, "config")}/`];
  const output = await stored(folder, {
    cache: { type: "filesystem", buildDependencies: { tokens } },
    infrastructureLogging: { debug: /FileSystemInfo/ },
  });
  expect(output).toContain("Caching failed for pack: Error: Unable to snapshot build dependencies");
  expect(output).toMatch(/ELOOP: too many symbolic links encountered, .*config\/loop/);
});

/** Builds with a version of webpack-cli, and the webpack that npm installs for it. */
const withCli = async (version: string, name: string) => {
  const cli = path.join(await installVersion("webpack-cli", version), "webpack-cli/bin/cli.js");
  // Otherwise webpack-cli starts the version that it finds above the project.
  return run(`WEBPACK_CLI_SKIP_IMPORT_LOCAL=true node ${JSON.stringify(cli)} --config ${name}`, {
    ...MODULE,
    "package.json": "{}",
    "webpack.config.js": 'module.exports = { mode: "production", cache: { type: "filesystem" } };',
  });
};
raises("cache/#not-stored", {
  broken: () => withCli("7.0.1", "webpack.config.js"),
  fixed: () => withCli("7.0.1", "./webpack.config.js"),
});

test("a file where the folder of the cache should be is cache/#not-stored as well", async () => {
  const output = await stored(await project({ ...MODULE, [CACHE]: "" }));
  expect(output).toContain("Caching failed for pack: Error: ENOTDIR");
});

/** A project whose cache lacks the second half of a file. */
async function damaged(file: string): Promise<string> {
  const folder = await project(MODULE);
  await stored(folder);
  const content = await readFile(path.join(folder, CACHE, file));
  await writeFile(path.join(folder, CACHE, file), content.subarray(0, content.length / 2));
  return folder;
}

raises("cache/#not-restored", {
  broken: async () => stored(await damaged("0.pack")),
  fixed: async () => {
    const folder = await damaged("0.pack");
    await rm(path.join(folder, "node_modules/.cache/webpack"), { recursive: true });
    return stored(folder);
  },
});

/** Reads a value from the kind of cache that Storybook 6 has, whose file may be empty. */
async function fromStorybook(empties: boolean): Promise<string> {
  const cache = path.join(await installVersion("file-system-cache", "1.1.0"), "file-system-cache");
  return run("node read.cjs", {
    "package.json": "{}",
    "read.cjs": `const { writeFileSync } = require("node:fs");
      const cache = require(${JSON.stringify(cache)}).default({ basePath: "node_modules/.cache/storybook" });
      const file = cache.path("manager");
      cache.set("manager", 3).then(() => ${empties ? 'writeFileSync(file, "")' : "undefined"}).then(() => cache.get("manager"));`,
  });
}
raises("cache/#not-restored", { broken: () => fromStorybook(true), fixed: () => fromStorybook(false) });

test("a damaged pack is written anew", async () => {
  const folder = await damaged("index.pack");
  expect(await stored(folder)).toContain("Restoring pack failed from");
  expect(await stored(folder)).not.toContain("Restoring");
});

const named = (server: string) =>
  run("npx webpack", {
    ...MODULE,
    "webpack.config.js": `export default [
      { name: "client", mode: "production", cache: { type: "filesystem", name: "shop-client" } },
      { name: "server", mode: "production", cache: { type: "filesystem", name: "${server}" },
        output: { filename: "server.js" } },
    ];`,
  });
raises("cache/#same-name", {
  // Whether two builds really get into each other's way is up to chance.
  broken: async () => (await named("shop-client")).replace(/^.*Caching failed.*$/gm, ""),
  fixed: () => named("shop-server"),
});

/** What 5.112 prints; newer versions find the imports of such a file as well. */
const NOT_PARSED =
  "<w> [webpack.cache.PackFileCacheStrategy/webpack.FileSystemInfo] Parsing of /project/tokens.mjs for build dependencies " +
  "failed and all dependencies of this file are ignored, which might cause incorrect cache invalidation..";
raises("cache/#parsing", {
  broken: async () => NOT_PARSED,
  fixed: () => depending("tokens.mjs", { "tokens.mjs": 'export default { red: "#f00" };' }),
});

test.for(['export default { red: "#f00"', "export const page = <p>Don't {1} / 3</p>;"])(
  "webpack says nothing of the build dependency %s",
  async (code) => {
    expect(await depending("tokens.mjs", { "tokens.mjs": code })).not.toContain("for build dependencies failed");
  },
);

const themed = (load: string) =>
  run("npx webpack", {
    ...MODULE,
    "package.json": "{}",
    "build/theme.js": 'module.exports = { devtool: "source-map" };',
    "webpack.config.cjs": `
      const path = require("node:path");
      ${load}
      module.exports = { mode: "production", cache: { type: "filesystem" }, ...theme };`,
  });
raises("cache/#unexpected-result", {
  broken: () => themed('module.paths.push(path.join(__dirname, "build"));\nconst theme = require("theme");'),
  fixed: () => themed('const theme = require("./build/theme");'),
});

const stamped = (call: string) =>
  printed(
    {
      ...MODULE,
      VERSION: "3",
      "stamp-loader.cjs": `const path = require("node:path");
        module.exports = function (source) { ${call} return source; };`,
    },
    {
      performance: { cacheEffectiveness: true },
      cache: { type: "memory" },
      module: { rules: [{ test: /\.js$/, use: "./stamp-loader.cjs" }] },
    },
  );
raises("cache/#not-cacheable", {
  broken: () => stamped("this.cacheable(false);"),
  fixed: () => stamped('this.addDependency(path.join(this.rootContext, "VERSION"));'),
});

const compressed = (compression: string) =>
  run(
    "npx webpack",
    configured(
      `cache: { type: "filesystem", compression: "${compression}" }`,
      // As on a Node.js that does not have it yet.
      'import zlib from "node:zlib";\nObject.defineProperty(zlib, "createZstdCompress", { value: undefined });',
    ),
  );
raises("cache/#zstd", { broken: () => compressed("zstd"), fixed: () => compressed("gzip") });

const unaffected = (optimization: string) =>
  run("npx webpack --mode development", configured(`experiments: { cacheUnaffected: true }, ${optimization}`));
raises("cache/#cache-unaffected", {
  // What 5.112 prints.
  broken: async () =>
    "Error: optimization.usedExports can't be used with cacheUnaffected as export usage is a global effect",
  fixed: () => unaffected(""),
});

test("cacheUnaffected does not keep usedExports and mangleExports from working", async () => {
  const output = await unaffected("optimization: { usedExports: true, mangleExports: true }");
  expect(output).toContain("compiled successfully");
});

const shared = (answer: string) =>
  run(
    "npx webpack",
    configured(`cache: true, plugins: [{ apply({ cache }) {
      cache.hooks.store.tapPromise("SharedCachePlugin", async (id) => {
        const write = async () => { if (id.startsWith("Compilation/modules")) throw new Error("No answer."); };
        await write()${answer};
      });
    } }]`),
  );
raises("cache/#module-restore", {
  broken: () => shared(""),
  fixed: () => shared(".catch((error) => console.warn(error.message))"),
});
