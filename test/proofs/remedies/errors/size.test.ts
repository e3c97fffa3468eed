import { readFile } from "node:fs/promises";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test, vi } from "vitest";
import type { Configuration, RuleSetRule } from "webpack";
import webpack from "webpack";
import { build, type Files, project, run } from "../../lib/project";
import { printed, raises, report } from "../../lib/raises";
import { buildWithCompilers } from "../../lib/with-compilers";

/** A module with data of some bytes. */
const data = (bytes: number) => `export const rows = "${"x".repeat(bytes)}";`;
const LARGE: Files = { "src/reports.js": data(150_000), "src/catalog.js": data(150_000) };
const STATIC = `import { rows } from "./reports.js";
import { rows as more } from "./catalog.js";
console.log(rows, more);`;
const LAZY = `import("./reports.js").then(console.log);
import("./catalog.js").then(console.log);`;

raises("size/#asset-size", {
  broken: () => printed({ ...LARGE, "src/index.js": STATIC }),
  fixed: [
    () => printed({ ...LARGE, "src/index.js": LAZY }),
    () => printed({ ...LARGE, "src/index.js": STATIC }, { mode: "development" }),
    () =>
      printed(
        { ...LARGE, "src/index.js": STATIC },
        { performance: { maxAssetSize: 800_000, maxEntrypointSize: 800_000 } },
      ),
  ],
});

const MOVIE: Files = {
  "src/index.js": 'console.log(new URL("./a.mp4", import.meta.url));',
  "src/a.mp4": data(300_000),
};
raises("size/#asset-size", {
  broken: () => printed(MOVIE),
  fixed: () => printed(MOVIE, { performance: { assetFilter: (name) => !/\.(mp4|wasm|pdf)$/.test(name) } }),
});

const assets = (maxAssetSize: number): Configuration => ({ performance: { maxAssetSize } });
raises("size/#entrypoint-size", {
  broken: () => printed({ ...LARGE, "src/index.js": STATIC }, assets(500_000)),
  fixed: () => printed({ ...LARGE, "src/index.js": LAZY }, assets(500_000)),
});

/** The advice comes with a limit that is passed, which is not what these entries are about. */
const ADVICE: Configuration = { ignoreWarnings: [/size limit/] };
raises("size/#no-lazy-loading", {
  broken: () => printed({ ...LARGE, "src/index.js": STATIC }, ADVICE),
  fixed: () => printed({ ...LARGE, "src/index.js": LAZY }, ADVICE),
});

const SOME = { ...LARGE, "src/index.js": `${STATIC}\nimport("./cart.js");`, "src/cart.js": "export const total = 3;" };
raises("size/#runtime-chunk", {
  broken: () => printed(SOME, ADVICE),
  fixed: () => printed(SOME, { ...ADVICE, optimization: { runtimeChunk: "single" } }),
});

const DATES: Files = {
  "src/index.js": 'import calendar from "calendar";\nimport dates from "dates";\nconsole.log(calendar, dates);',
  "node_modules/calendar/package.json": '{ "name": "calendar", "version": "1.0.0" }',
  "node_modules/calendar/index.js": 'module.exports = require("dates");',
  "node_modules/dates/package.json": '{ "name": "dates", "version": "3.1.0" }',
  "node_modules/dates/index.js": "module.exports = 3;",
};
raises("size/#duplicate-packages", {
  broken: () => {
    const folder = "node_modules/calendar/node_modules/dates";
    const old = '{ "name": "dates", "version": "2.4.0" }';
    const files = { ...DATES, [`${folder}/package.json`]: old, [`${folder}/index.js`]: "module.exports = 2;" };
    return printed(files, { performance: { duplicatePackages: true } });
  },
  fixed: () => printed(DATES, { performance: { duplicatePackages: true } }),
});

const price = (from: string): Files => ({
  "src/index.js": 'export { total } from "./cart.js";',
  "src/cart.js": 'import { price } from "./price.js";\nexport const TAX = 2;\nexport const total = () => price(3);',
  "src/price.js": `import { TAX } from "${from}";\nexport const price = (net) => net * TAX;`,
  "src/tax.js": "export const TAX = 2;",
});
raises("size/#circular-dependencies", {
  broken: () => printed(price("./cart.js"), { performance: { circularDependencies: true } }),
  fixed: () => printed(price("./tax.js"), { performance: { circularDependencies: true } }),
});

const alias = (name: string) =>
  printed({ "src/index.js": 'import "shop";', "node_modules/shop/index.js": "" }, (folder) => ({
    resolve: { alias: { [name]: `${folder}/node_modules/shop/index.js` } },
    performance: { unusedConfig: true },
  }));
raises("size/#unused-configuration", { broken: () => alias("shpo"), fixed: () => alias("shop") });

const rows = (code: string) =>
  printed({ "src/index.js": code, "src/reports.js": data(60_000) }, { performance: { largeModules: true } });
raises("size/#checks", {
  broken: () => rows('import { rows } from "./reports.js";\nconsole.log(rows, innerWidth);'),
  fixed: () => rows('fetch("/reports.json").then(console.log);'),
});

/** Babel prints its note on the console of the process. */
async function withBabel(rule: object): Promise<string> {
  const log: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void log.push(words.join(" ")));
  const files = {
    "src/index.js": 'import { charts } from "./charts.js";\nconsole.log(charts.length);',
    "src/charts.js": `export const charts = [${'"pie",'.repeat(100_000)}];`,
  };
  const rules = [{ test: /\.js$/, loader: "babel-loader", options: { babelrc: false, configFile: false }, ...rule }];
  const output = await buildWithCompilers(files, { performance: false, module: { rules } });
  return [...log, report(output)].join("\n");
}
raises("size/#babel-500kb", {
  broken: () => withBabel({}),
  fixed: () => withBabel({ exclude: /charts/ }),
});

/** A CommonJS file beside another one. */
const common = (code: string, configuration: Configuration = {}) =>
  printed({ "package.json": "{}", "src/index.js": code, "src/cart.js": "exports.total = 3;" }, configuration);

raises("size/#request-expression", {
  broken: () => common("const name = location.hash;\nrequire(name);"),
  fixed: [
    () => common('const name = location.hash;\nrequire("./" + name);'),
    () => common("const name = location.hash;\nimport(/* webpackIgnore: true */ name);"),
    () =>
      common("const name = location.hash;\nrequire(name);", {
        ignoreWarnings: [{ module: /src[\\/]index/, message: /Critical dependency/ }],
      }),
  ],
});

/** A server that uses a package, which loads drivers by their names. */
const server = (configuration: Configuration) =>
  printed(
    {
      "package.json": "{}",
      "src/index.js": 'require("typeorm");',
      "node_modules/typeorm/index.js": "module.exports = (name) => require(name);",
    },
    { target: "node", ...configuration },
  );
raises("size/#request-expression", {
  broken: () => server({}),
  fixed: [
    () => server({ externals: { typeorm: "commonjs typeorm" } }),
    () => server({ externalsPresets: { node: true, nodeModules: true } }),
  ],
});

raises("size/#require-used", {
  broken: () => common("register(require);"),
  fixed: [
    () => common('register({ cart: require("./cart.js") });'),
    () => common("register(require);", { module: { noParse: /src[\\/]index\.js$/ } }),
  ],
});

/** What TypeScript writes for the module format UMD. */
const UMD = `(function (factory) {
  if (typeof module === "object" && typeof module.exports === "object") factory(require, exports);
})(function (require, exports) { exports.price = 3; });`;

test("a file with TypeScript's wrapper works if webpack parses it, and needs require if not", async () => {
  const logged = async (module: object) => {
    const folder = await project({
      "package.json": "{}",
      "src/index.js": 'import { price } from "./price.js";\nlog(price);',
      "src/price.js": UMD,
    });
    await build(folder, { mode: "production", module });
    const log = vi.fn();
    runInNewContext(await readFile(path.join(folder, "dist/main.js"), "utf8"), { log });
    return log.mock.calls;
  };
  expect(await logged({})).toEqual([[3]]);
  await expect(logged({ noParse: /price\.js$/ })).rejects.toThrow("require is not defined");
});

raises("size/#require-used", {
  broken: () => common("const folder = location.hash;\nrequire.context(folder);"),
  fixed: () => common('require.context("./");'),
});

test("a call of require.context whose filter isn't a regular expression stays in the bundle", async () => {
  const logged = async (filter: string) => {
    const folder = await project({
      "package.json": "{}",
      "src/index.js": `const folder = "./pages";\nlog(require.context(${filter}).keys());`,
      "src/pages/home.js": "exports.title = 1;",
    });
    await build(folder, { mode: "development", devtool: false });
    const log = vi.fn();
    runInNewContext(await readFile(path.join(folder, "dist/main.js"), "utf8"), { log });
    return log.mock.calls;
  };
  const left = "__webpack_require__(...).context is not a function";
  await expect(logged(String.raw`"./pages", true, "/\.js$/"`)).rejects.toThrow(left);
  await expect(logged(String.raw`folder, true, /\.js$/`)).rejects.toThrow(left);
  expect(await logged(String.raw`"./pages", true, /\.js$/`)).toEqual([[["./home.js"]]]);
});

raises("size/#regexp-flags", {
  broken: () => common(String.raw`require.context(".", false, /\.js$/g);`),
  fixed: () => common(String.raw`require.context(".", false, /\.js$/);`),
});

raises("size/#require-extensions", {
  broken: () => common('require.extensions[".txt"] = 1;', { target: "node" }),
  fixed: () => common('require("handlebars");', { target: "node", externals: { handlebars: "commonjs handlebars" } }),
});

const SYSTEM: Configuration = { module: { parser: { javascript: { system: true } } } };
raises("size/#old-import", {
  broken: () => common('System.import("./cart.js").then(show);', SYSTEM),
  fixed: () => common('import("./cart.js").then(show);', SYSTEM),
});

raises("size/#require-arguments", {
  broken: () => common('require(["./cart.js"].concat(more), start);'),
  fixed: () => common('require(["./cart.js"], start);'),
});

raises("size/#magic-comment", {
  broken: () => common('import(/* webpackChunkName: cart */ "./cart.js");'),
  fixed: () => common('import(/* webpackChunkName: "cart" */ "./cart.js");'),
});

raises("size/#magic-value", {
  broken: () => common('import(/* webpackPrefetch: "yes" */ "./cart.js");'),
  fixed: () => common('import(/* webpackPrefetch: true */ "./cart.js");'),
});
const working = (name: string) =>
  common(`new Worker(/* webpackEntryOptions: { name: ${name} } */ new URL("./cart.js", import.meta.url));`);
raises("size/#magic-value", { broken: () => working("3"), fixed: () => working('"cart"') });

raises("size/#webpack-exports", {
  broken: () => common('import(/* webpackExports: ["total"] */ "./cart.js").then(({ total }) => show(total));'),
  fixed: () => common('import("./cart.js").then(({ total }) => show(total));'),
});

const splitting = (minSize: number) =>
  common("", { optimization: { splitChunks: { chunks: "all", minSize, maxSize: 50_000 } } });
raises("size/#min-max-size", { broken: () => splitting(60_000), fixed: () => splitting(20_000) });

const grouped = (entry: Record<string, string>) => {
  const cacheGroups = { v: { name: "vendors", test: /cart/, enforce: true } };
  return printed(
    { "src/index.js": 'import "./cart.js";', "src/cart.js": "console.log(3);", "src/tax.js": "console.log(2);" },
    { entry, optimization: { splitChunks: { chunks: "all", cacheGroups } } },
  );
};
raises("size/#group-conflict", {
  broken: () => grouped({ main: "./src/index.js", vendors: "./src/tax.js" }),
  fixed: () => grouped({ main: "./src/index.js" }),
});

const ENV = "console.log(process.env.NODE_ENV);";
raises("size/#define-conflict", {
  broken: () =>
    common(ENV, { plugins: [new webpack.DefinePlugin({ "process.env.NODE_ENV": JSON.stringify("staging") })] }),
  fixed: () => common(ENV, { optimization: { nodeEnv: "staging" } }),
});

/** Deprecations come once in a process. */
const named = (filename: string) =>
  run("npx webpack", {
    "webpack.config.js": `export default { mode: "production", output: { filename: "${filename}" } };`,
  });
raises("size/#hash-placeholder", {
  broken: () => named("[name].[hash].js"),
  fixed: () => named("[name].[contenthash].js"),
});

raises("size/#deprecated-value", {
  broken: () => common("", { optimization: { moduleIds: "hashed" } }),
  fixed: () => common("", { optimization: { moduleIds: "deterministic" } }),
});

const ESM: Configuration = { output: { module: true }, experiments: { outputModule: true } };
raises("size/#strict-mode", {
  broken: () => common("var mode = 010;\nmodule.exports = mode;", { ...ESM, optimization: { minimize: false } }),
  fixed: [
    () => common("var mode = 0o10;\nmodule.exports = mode;", { ...ESM, optimization: { minimize: false } }),
    () => common("var mode = 010;\nmodule.exports = mode;", { optimization: { minimize: false } }),
  ],
});

raises("size/#non-webpack-require", {
  broken: () => common('__non_webpack_require__("node:fs");', ESM),
  fixed: () => common('__non_webpack_require__("node:fs");', { ...ESM, target: "node" }),
});

/** Builds a module that imports files by their names. */
const listing = (code: string) =>
  printed({ "src/index.js": `console.log(${code});`, "src/pages/home.js": "export default 3;", "src/page.svg": "" });

/** A proof with such a module. */
function byListing(id: string, broken: string, fixed: string): void {
  raises(id, { broken: () => listing(broken), fixed: () => listing(fixed) });
}

byListing(
  "size/#glob-constant",
  "import.meta.glob(`./${location.hash}/*.js`)",
  'import.meta.glob("./*/*.js")[`./${location.hash}/home.js`]',
);
byListing("size/#glob-relative", 'import.meta.glob("pages/*.js")', 'import.meta.glob("./pages/*.js")');
const globbing = (options: string, rules: RuleSetRule[]) =>
  printed(
    { "src/index.js": `console.log(import.meta.glob("./*.svg", ${options}));`, "src/page.svg": "<svg/>" },
    { module: { rules } },
  );
const SVG = { test: /\.svg$/, type: "asset/resource" };
const QUERY = '{ query: "?raw", import: "default" }';
raises("size/#glob-options", {
  broken: () => globbing('{ as: "raw" }', [SVG]),
  fixed: () => globbing(QUERY, [SVG, { resourceQuery: /^\?raw$/, type: "asset/source" }]),
});

test("?raw of size/#glob-options needs a rule", async () => {
  expect(await globbing(QUERY, [])).toContain("Module parse failed");
});
byListing(
  "size/#webpack-context",
  'import.meta.webpackContext("./", { regexp: /\\.svg$/ })',
  'import.meta.webpackContext("./pages", { regExp: /\\.js$/ })',
);

const requiring = (words: string) =>
  printed(
    {
      "src/index.js": `import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url${words});\nconsole.log(require("./cart.cjs"));`,
      "src/cart.cjs": "module.exports = 3;",
    },
    { target: "node", module: { parser: { javascript: { createRequire: true } } } },
  );
raises("size/#create-require", {
  broken: () => requiring(", true"),
  fixed: () => requiring(""),
});

const matching = (test: RegExp) =>
  printed({}, { performance: { osDependentRules: true }, module: { rules: [{ test, type: "asset/source" }] } });
raises("size/#path-separator", {
  broken: () => matching(/src\/.*\.txt$/),
  fixed: () => matching(/src[\\/].*\.txt$/),
});

const origin = (createRequire: true | string) =>
  printed({}, { target: "node", module: { parser: { javascript: { createRequire } } } });
raises("size/#create-require", { broken: () => origin("createRequire"), fixed: () => origin(true) });
