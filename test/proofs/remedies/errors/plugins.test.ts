import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import webpack, { type Compilation, type Compiler, type Configuration, sources } from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { paths } from "../../../../scripts/lib/paths";
import { execute } from "../../lib/execute";
import { buildOwn, type Files, project, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";
import { projectWithPackages } from "../../lib/with-packages";
import { buildWithWebpack4 } from "../../lib/with-webpack-4";

/** Builds with a plugin of one function, in this process. */
const applied = (apply: (compiler: Compiler) => void) => printed({}, { plugins: [{ apply }] });

/** Builds with a plugin that works on the files of the output. */
const onAssets = (change: (compilation: Compilation, compiler: Compiler) => void) =>
  applied((compiler) =>
    compiler.hooks.compilation.tap("AcmePlugin", (compilation) =>
      compilation.hooks.processAssets.tap("AcmePlugin", () => change(compilation, compiler)),
    ),
  );

/** Builds by the command line with a configuration, where errors may end the process. */
const configured = (rest: string, others: Files = {}, head = "") =>
  run("npx webpack", {
    "webpack.config.js": `import webpack from "webpack";\n${head}\nexport default { mode: "development", ${rest} };`,
    ...others,
  });

/** Builds by the command line with a plugin. `apply` is the code of its method. */
const plugin = (apply: string) =>
  configured("plugins: [new AcmePlugin()]", {}, `class AcmePlugin { apply(compiler) { ${apply} } }`);

raises("plugins/#reading-tap", {
  broken: () => plugin('compiler.hooks.buildModule.tap("AcmePlugin", () => {});'),
  fixed: () => plugin('compiler.hooks.done.tap("AcmePlugin", () => {});'),
});

const ONLY_COMPILERS = 'const plugin = { apply(compiler) { compiler.hooks.done.tap("AcmePlugin", () => {}); } };';
raises("plugins/#reading-tap", {
  broken: () => configured("resolve: { plugins: [plugin] }", {}, ONLY_COMPILERS),
  fixed: () => configured("plugins: [plugin]", {}, ONLY_COMPILERS),
});

const ENSURES = 'const plugin = { apply(resolver) { resolver.ensureHook("resolve"); } };';
raises("plugins/#resolver-plugin", {
  broken: () => configured("plugins: [plugin]", {}, ENSURES),
  fixed: () => configured("resolve: { plugins: [plugin] }", {}, ENSURES),
});

raises("plugins/#compiler-plugin", {
  broken: () => plugin('compiler.plugin("done", () => {});'),
  fixed: () => plugin('compiler.hooks.done.tap("AcmePlugin", () => {});'),
});

const NAMED = { "acme-plugin.cjs": "exports.AcmePlugin = class { apply() {} };" };
const LISTED = "plugins: [new AcmePlugin()]";
raises("plugins/#not-a-constructor", {
  broken: () => configured(LISTED, NAMED, 'import AcmePlugin from "./acme-plugin.cjs";'),
  fixed: () => configured(LISTED, NAMED, 'import { AcmePlugin } from "./acme-plugin.cjs";'),
});

raises("plugins/#not-a-constructor", {
  broken: () => configured("plugins: [new webpack.optimize.UglifyJsPlugin()]"),
  fixed: () => configured("optimization: { minimize: true }"),
});

raises("plugins/#without-new", {
  broken: () => configured('plugins: [webpack.BannerPlugin("Acme Shop")]'),
  fixed: () => configured('plugins: [new webpack.BannerPlugin("Acme Shop")]'),
});

const { getCompilationHooks } = webpack.javascript.JavascriptModulesPlugin;
raises("plugins/#compilation-instance", {
  broken: () => applied((compiler) => void getCompilationHooks(compiler as unknown as Compilation)),
  fixed: () =>
    applied((compiler) => compiler.hooks.compilation.tap("AcmePlugin", (given) => void getCompilationHooks(given))),
});

/** A kind of dependency that only a plugin knows. */
class PriceDependency extends webpack.dependencies.ModuleDependency {}
const withDependency = (prepare: (compilation: Compilation, factory: object) => void) =>
  applied((compiler) => {
    compiler.hooks.compilation.tap("AcmePlugin", (compilation, { normalModuleFactory }) =>
      prepare(compilation, normalModuleFactory),
    );
    compiler.hooks.make.tapAsync("AcmePlugin", (compilation, callback) => {
      const dependency = new PriceDependency("./src/index.js");
      compilation.addEntry(compiler.context, dependency, { name: "prices" }, (error) => callback(error ?? undefined));
    });
  });
raises("plugins/#dependency-factory", {
  broken: () => withDependency(() => {}),
  fixed: () =>
    withDependency((compilation, factory) => {
      type Factory = Parameters<typeof compilation.dependencyFactories.set>[1];
      compilation.dependencyFactories.set(PriceDependency, factory as Factory);
    }),
});

raises("plugins/#frozen-hooks", {
  broken: () => applied((compiler) => void Object.assign(compiler.hooks, { acmePrices: 1 })),
  fixed: () => applied((compiler) => void new WeakMap().set(compiler, { acmePrices: 1 })),
});

raises("plugins/#hook-error", {
  broken: () =>
    onAssets(() => {
      throw new Error("The price is missing.");
    }),
  fixed: () => onAssets((compilation) => compilation.errors.push(new webpack.WebpackError("The price is missing."))),
});

const PRICES = new sources.RawSource("{}");
raises("plugins/#asset-missing", {
  broken: () => onAssets((compilation) => compilation.updateAsset("prices.json", PRICES)),
  fixed: () =>
    onAssets((compilation) => {
      if (compilation.getAsset("prices.json")) compilation.updateAsset("prices.json", PRICES);
    }),
});

/** Runs code for each compilation of a plugin by the command line: deprecations come once in a process. */
const inCompilation = (code: string) =>
  plugin(`compiler.hooks.compilation.tap("AcmePlugin", (compilation) => { ${code} });`);

const emittingAsset = (source: string) =>
  inCompilation(
    `compilation.hooks.processAssets.tap("AcmePlugin", () => compilation.emitAsset("prices.json", ${source}));`,
  );
raises("plugins/#asset-content", {
  broken: () => emittingAsset("{ source: () => ({ net: 3 }), size: () => 3 }"),
  fixed: () => emittingAsset("new webpack.sources.RawSource(JSON.stringify({ net: 3 }))"),
});

raises("plugins/#old-asset-hook", {
  broken: () => inCompilation('compilation.hooks.optimizeChunkAssets.tap({ name: "AcmePlugin", stage: 1 }, () => {});'),
  fixed: () => inCompilation('compilation.hooks.processAssets.tap({ name: "AcmePlugin", stage: 1 }, () => {});'),
});

const afterResolving = (code: string) =>
  plugin(
    `compiler.hooks.normalModuleFactory.tap("AcmePlugin", (factory) => factory.hooks.afterResolve.tap("AcmePlugin", (data) => { ${code} }));`,
  );
raises("plugins/#old-asset-hook", {
  broken: () => afterResolving("return data;"),
  fixed: () => afterResolving("data.settings = {};"),
});

raises("plugins/#deprecation", {
  broken: () => inCompilation('compilation.mainTemplate.getAssetPath("[name].js", {});'),
  fixed: () => inCompilation('compilation.getAssetPath("[name].js", {});'),
});

const EMIT = 'new webpack.sources.RawSource("{}")';
raises("plugins/#assets-frozen", {
  broken: () => plugin(`compiler.hooks.emit.tap("AcmePlugin", ({ assets }) => { assets["prices.json"] = ${EMIT}; });`),
  fixed: () => emittingAsset(EMIT),
});

raises("plugins/#source-freed", {
  broken: () => plugin('compiler.hooks.done.tap("AcmePlugin", (s) => void s.compilation.assets["main.js"].source());'),
  fixed: () => plugin('compiler.hooks.emit.tap("AcmePlugin", ({ assets }) => void assets["main.js"].source());'),
});

raises("plugins/#array-to-set", {
  broken: () => plugin('compiler.hooks.emit.tap("AcmePlugin", ({ modules }) => void modules.sort());'),
  fixed: () => plugin('compiler.hooks.emit.tap("AcmePlugin", ({ modules }) => void [...modules].sort());'),
});

raises("plugins/#tap-name", {
  broken: () => applied((compiler) => compiler.hooks.done.tap("", () => {})),
  fixed: () => applied((compiler) => compiler.hooks.done.tap("AcmePlugin", () => {})),
});

raises("plugins/#sync-hook", {
  broken: () => plugin('compiler.hooks.compilation.tapAsync("AcmePlugin", (_, callback) => callback());'),
  fixed: () => plugin('compiler.hooks.make.tapAsync("AcmePlugin", (_, callback) => callback());'),
});

raises("plugins/#no-promise", {
  broken: () => plugin('compiler.hooks.emit.tapPromise("AcmePlugin", () => {});'),
  fixed: () => plugin('compiler.hooks.emit.tapPromise("AcmePlugin", async () => {});'),
});

const emitting = (code: string) => plugin(`compiler.hooks.emit.tapAsync("AcmePlugin", (_, callback) => { ${code} });`);
raises("plugins/#called-twice", {
  broken: () => emitting("if (compiler) callback(); callback();"),
  fixed: () => emitting("if (compiler) return callback(); callback();"),
});

const ignoring = (...given: unknown[]) => {
  const plugins = () => [Reflect.construct(webpack.IgnorePlugin, given)];
  return printed({}, { plugins: plugins() } as Configuration);
};
raises("plugins/#invalid-options", {
  broken: () => ignoring(/^\.\/locale$/, /moment$/),
  fixed: () => ignoring({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
});

/** Builds with a version of webpackbar, which hands its own options to ProgressPlugin before version 7. */
async function withWebpackbar(version: string): Promise<string> {
  const modules = await installVersion("webpackbar", version);
  return run("node build.cjs", {
    "build.cjs": `const WebpackBar = require("${modules}/webpackbar");
      const webpack = require("node:module").createRequire("${modules}/webpackbar/package.json")("webpack");
      webpack({ context: __dirname, plugins: [new WebpackBar()] }, (error, stats) => {
        console.log(error ?? stats.toString("errors-only"));
      });`,
  });
}
raises("plugins/#invalid-options", { broken: () => withWebpackbar("5.0.2"), fixed: () => withWebpackbar("7.0.0") });

/** The plugin is one of the packages below the project, so the project's own file imports it. */
async function copying(options: string, files: Files = {}, request = "copy-webpack-plugin"): Promise<string> {
  const folder = await projectWithPackages({
    "static/shop.html": "<title>Acme</title>",
    ...files,
    "webpack.config.js": `import CopyPlugin from "${request}";
      export default { mode: "development", plugins: [new CopyPlugin(${options})] };`,
  });
  return buildOwn(folder);
}
const copied = (from: string) => copying(`{ patterns: [{ from: "${from}" }] }`);
raises("plugins/#copy-nothing", { broken: () => copied("public/*.html"), fixed: () => copied("static/*.html") });

async function copyingWithWebpack4(version: string, webpack?: string, options = '{ patterns: ["static"] }') {
  const plugin = path.join(await installVersion("copy-webpack-plugin", version), "copy-webpack-plugin");
  const plugins = `[new (require(${JSON.stringify(plugin)}))(${options})]`;
  return buildWithWebpack4({ "src/index.js": "", "static/shop.txt": "Acme" }, "[]", plugins, webpack);
}
raises("plugins/#plugin-too-new", {
  broken: () => copyingWithWebpack4("7.0.0"),
  fixed: () => copyingWithWebpack4("6.4.1"),
});
raises("plugins/#plugin-too-new", {
  broken: () => copyingWithWebpack4("6.4.1", "4.36.0"),
  fixed: [
    () => copyingWithWebpack4("6.4.1", "4.47.0"),
    () => copyingWithWebpack4("5.1.2", "4.36.0", '[{ from: "static" }]'),
  ],
});
/** Builds with a loader that resolves requests, as sass-loader does since version 8. */
const resolving = (version: string) => {
  const loader = "module.exports = function (source) { this.getResolve({}); return source; };";
  const files = { "src/index.js": "", "resolving-loader.js": loader };
  return buildWithWebpack4(files, '[{ test: /index/, loader: __dirname + "/resolving-loader.js" }]', "[]", version);
};
raises("plugins/#plugin-too-new", { broken: () => resolving("4.26.1"), fixed: () => resolving("4.47.0") });

const PAGE_ONLY = { "public/index.html": "<title>Acme</title>" };
const ignoringPage = (rest: string) =>
  copying(`{ patterns: [{ from: "public", globOptions: { ignore: ["**/index.html"] }, ${rest} }] }`, PAGE_ONLY);
raises("plugins/#copy-nothing", {
  broken: () => ignoringPage(""),
  fixed: () => ignoringPage("noErrorOnMissing: true"),
});

const ignoringPage6 = async (rest: string) => {
  const modules = await installVersion("copy-webpack-plugin", "6.4.1");
  const options = `{ patterns: [{ from: "public", globOptions: { ignore: ["**/index.html"] }, ${rest} }] }`;
  return copying(options, PAGE_ONLY, `${modules}/copy-webpack-plugin/dist/cjs.js`);
};
raises("plugins/#copy-nothing", {
  broken: () => ignoringPage6(""),
  fixed: () => ignoringPage6("noErrorOnMissing: true"),
});

async function copiedByCommand(options: string): Promise<string> {
  const folder = await projectWithPackages({
    "static/shop.html": "<title>Acme</title>",
    "webpack.config.js": `import CopyPlugin from "copy-webpack-plugin";
      export default { mode: "development", plugins: [new CopyPlugin(${options})] };`,
  });
  return (await execute("npx webpack", folder)).output;
}
raises("plugins/#invalid-options", {
  broken: () => copiedByCommand('[{ from: "static" }]'),
  fixed: () => copiedByCommand('{ patterns: [{ from: "static" }] }'),
});

const transforming = (code: string) =>
  copying(`{ patterns: [{ from: "prices.json", transform: (content) => ${code} }] }`, {
    "prices.json": '{ "net": 3 }',
  });
raises("plugins/#asset-content", {
  broken: () => transforming("JSON.parse(content)"),
  fixed: () => transforming("JSON.stringify(JSON.parse(content))"),
});

/** Builds twice with one compiler, as a watcher does. */
async function builtTwice(mode: string): Promise<string> {
  const folder = await projectWithGuidePackages(["workbox-webpack-plugin"], {
    "src/sw.js": "console.log(self.__WB_MANIFEST);",
    "build.mjs": `import { promisify } from "node:util";
      import webpack from "webpack";
      import { InjectManifest } from "workbox-webpack-plugin";
      const mode = "${mode}";
      const plugins = [mode === "production" && new InjectManifest({ swSrc: "./src/sw.js" })];
      const compiler = webpack({ mode, plugins });
      const run = promisify(compiler.run.bind(compiler));
      await run();
      console.log((await run()).toString("errors-warnings"));`,
  });
  return (await execute("node build.mjs", folder)).output;
}
raises("plugins/#workbox-twice", { broken: () => builtTwice("production"), fixed: () => builtTwice("development") });

const requiring = (code: string) => run("node acme-plugin.cjs", { "acme-plugin.cjs": code });
raises("plugins/#internal-file", {
  broken: () => requiring('require("webpack/lib/RuleSet");'),
  fixed: () => requiring('require("webpack");'),
});

/** Runs a script outside of this repository, where webpack is not found in a folder above. */
async function outside(prepare: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "errors-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(path.join(folder, "build.cjs"), 'console.log(typeof require("webpack"));');
  await prepare(folder);
  return (await execute("node build.cjs", folder)).output;
}
raises("plugins/#webpack-missing", {
  broken: () => outside(async () => {}),
  fixed: () =>
    outside(async (folder) => {
      await mkdir(path.join(folder, "node_modules"));
      await symlink(
        path.join(paths.root, "node_modules/webpack"),
        path.join(folder, "node_modules/webpack"),
        "junction",
      );
    }),
});

/** Starts a compiler some times at once. Returns what its runs call back with. */
async function started(times: number): Promise<string> {
  const context = await project();
  const compiler = webpack({ mode: "development", context, output: { path: path.join(context, "dist") } });
  const once = () => new Promise((resolve) => compiler?.run((error) => resolve(String(error))));
  const results = await Promise.all(Array.from({ length: times }, once));
  await new Promise((resolve) => compiler?.close(resolve));
  return results.join("\n");
}
raises("plugins/#ran-twice", { broken: () => started(2), fixed: () => started(1) });

const depending = (file: string) =>
  printed(
    {
      "src/index.js": 'import "./prices.txt";',
      "src/prices.txt": "3",
      "price-loader.cjs": `module.exports = function () { this.addDependency(${file}); return "export default 3;"; };`,
    },
    { module: { rules: [{ test: /\.txt$/, loader: "./price-loader.cjs" }] } },
  );
raises("plugins/#invalid-dependencies", {
  broken: () => depending('"rates.json"'),
  fixed: () => depending('require("node:path").resolve(this.rootContext, "rates.json")'),
});

const referring = (manifest: string) =>
  printed({ "vendor-manifest.json": manifest }, (folder) => ({
    mode: "development",
    plugins: [new webpack.DllReferencePlugin({ manifest: path.join(folder, "vendor-manifest.json") })],
  }));
raises("plugins/#dll-manifest", {
  broken: () => referring('{ "name": '),
  fixed: () => referring('{ "name": "vendor", "content": { "./a.js": { "id": 1 } } }'),
});

const dll = (name: string, entry: Configuration["entry"]) =>
  printed({}, (folder) => ({
    mode: "development",
    entry,
    plugins: [new webpack.DllPlugin({ path: path.join(folder, `dll/${name}.json`) })],
  }));
const BOTH = { a: "./src/index.js", b: "./src/index.js" };
raises("plugins/#dll-entries", {
  broken: () => dll("manifest", BOTH),
  fixed: () => dll("[name]-manifest", BOTH),
});
raises("plugins/#dll-entries", {
  broken: () => dll("[name]-manifest", () => BOTH),
  fixed: () => dll("[name]-manifest", BOTH),
});

const NUMBERS = ["a", "b", "c", "d", "e", "f", "g", "h"];
/** Builds nine modules with a plugin that assigns ids, by the command line, because some errors end the process. */
const identified = (code: string, others: Files = {}) =>
  configured(
    `optimization: { moduleIds: false, concatenateModules: false }, plugins: [new webpack.${code}]`,
    {
      "src/index.js": NUMBERS.map((name) => `import "./${name}.js";`).join("\n"),
      ...Object.fromEntries(NUMBERS.map((name) => [`src/${name}.js`, `console.log("${name}");`])),
      ...others,
    },
    'import path from "node:path";',
  );
const deterministic = (maxLength: number) =>
  identified(`ids.DeterministicModuleIdsPlugin({ maxLength: ${maxLength}, fixedLength: true, failOnConflict: true })`);
raises("plugins/#module-ids", { broken: () => deterministic(1), fixed: () => deterministic(5) });

const ranged = (name: string) => identified(`ids.ChunkModuleIdRangePlugin({ name: "${name}", start: 100, end: 200 })`);
raises("plugins/#module-ids", { broken: () => ranged("vendor"), fixed: () => ranged("main") });

const synced = (files: Files) =>
  identified('experiments.ids.SyncModuleIdsPlugin({ path: path.resolve("ids.json") })', files);
test.for([
  ["two new modules", "'undefined'", '{ "./src/a.js": 1 }'],
  ["an id that is there twice", "'1'", '{ "./src/a.js": 1, "./src/b.js": 1 }'],
] as const)("a file with %s is plugins/#module-ids as well", async ([, id, file]) => {
  const output = await synced({ "ids.json": file });
  expect(output).toContain(`SyncModuleIdsPlugin: Unable to restore id ${id}`);
});
raises("plugins/#module-ids", { broken: () => synced({ "ids.json": "{}" }), fixed: () => synced({}) });
