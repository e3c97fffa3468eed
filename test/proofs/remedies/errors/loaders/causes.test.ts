import { existsSync } from "node:fs";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import type { Configuration, RuleSetRule } from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { findMessages } from "../../../../../src/errors/find-messages";
import { catalog } from "../../../../src/errors/catalog";
import { installList } from "../../../lib/packages";
import { buildOwn, type Files, project, run } from "../../../lib/project";
import { printed, raises, report } from "../../../lib/raises";
import { projectWithPackages } from "../../../lib/with-packages";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";

/** Builds a text with a loader. */
const withLoader = (loader: string, use: object = {}): Promise<string> => {
  const files: Files = {
    "src/index.js": 'import { price } from "./price.txt";\nconsole.log(price);',
    "src/price.txt": "3",
    "price-loader.cjs": loader,
  };
  return printed(files, { module: { rules: [{ test: /\.txt$/, loader: "./price-loader.cjs", ...use }] } });
};

/** Builds with a loader that takes its options from a version of loader-utils. */
const withUtils = async (version: string) => {
  const utils = path.join(await installVersion("loader-utils", version), "loader-utils");
  return withLoader(`const loaderUtils = require(${JSON.stringify(utils)});
    module.exports = function () { return "export const price = " + (loaderUtils.getOptions(this).price ?? 3); };`);
};
raises("loaders/#get-options", {
  broken: () => withUtils("3.3.1"),
  fixed: [
    () => withUtils("2.0.4"),
    () =>
      withLoader('module.exports = function () { return "export const price = " + (this.getOptions().price ?? 3); };'),
  ],
});

test("before 1.1, loader-utils has no getOptions", async () => {
  expect(await withUtils("0.2.17")).toContain("loaderUtils.getOptions is not a function");
});

/** Builds with ESLint, by the loader or by its successor. */
const linted = async (
  eslint: string,
  code: (modules: { loader: string; plugin: string; eslint: string }) => string,
) => {
  const [loader, plugin, linter] = await Promise.all([
    installVersion("eslint-loader", "4.0.2"),
    installVersion("eslint-webpack-plugin", "3.2.0"),
    installVersion("eslint", eslint),
  ]);
  const quoted = (...parts: string[]) => JSON.stringify(path.join(...parts));
  const own = code({
    loader: quoted(loader, "eslint-loader"),
    plugin: quoted(plugin, "eslint-webpack-plugin"),
    eslint: quoted(linter, "eslint"),
  });
  return run("npx webpack", {
    "package.json": "{}",
    ".eslintrc.json": '{ "root": true, "parserOptions": { "ecmaVersion": 2020 } }',
    "src/index.js": "console.log(3);",
    "webpack.config.js": `module.exports = { mode: "development", context: __dirname, ${own} };`,
  });
};
const byLoader = (options: string) => (modules: { loader: string; eslint: string }) =>
  `module: { rules: [{ test: /\\.js$/, loader: ${modules.loader}, options: { eslintPath: ${modules.eslint}, ${options} } }] }`;
raises("loaders/#eslint-loader", {
  broken: () => linted("8.57.1", byLoader("")),
  fixed: [
    () => linted("7.32.0", byLoader("")),
    () => linted("8.57.1", ({ plugin, eslint }) => `plugins: [new (require(${plugin}))({ eslintPath: ${eslint} })]`),
  ],
});
raises("loaders/#eslint-loader", {
  broken: () => linted("7.32.0", byLoader('eslintPath: __dirname + "/.eslintrc.json"')),
  fixed: () => linted("7.32.0", byLoader('overrideConfigFile: __dirname + "/.eslintrc.json"')),
});

const flat = async (version: string) => {
  const [plugin, eslint] = await Promise.all([
    installVersion("eslint-webpack-plugin", version),
    installVersion("eslint", "9.39.1"),
  ]);
  const quoted = (...parts: string[]) => JSON.stringify(path.join(...parts));
  return run("npx webpack", {
    "package.json": "{}",
    "eslint.config.js": "module.exports = [];",
    "src/index.js": "console.log(3);",
    "webpack.config.js": `const ESLintPlugin = require(${quoted(plugin, "eslint-webpack-plugin")});
      const options = { eslintPath: ${quoted(eslint, "eslint")} };
      module.exports = { mode: "development", context: __dirname, plugins: [new ESLintPlugin(options)] };`,
  });
};
raises("loaders/#eslint-loader", { broken: () => flat("4.1.0"), fixed: () => flat("5.0.2") });

/** Builds with two configurations of ESLint that have their own copies of a plugin, one of them in a folder below the other. */
const configured = async (inner: object) => {
  const [plugin, eslint] = await Promise.all([
    installVersion("eslint-webpack-plugin", "3.2.0"),
    installVersion("eslint", "8.57.1"),
  ]);
  const quoted = (...parts: string[]) => JSON.stringify(path.join(...parts));
  return run("npx webpack", {
    "package.json": "{}",
    ".eslintrc.json": '{ "root": true, "plugins": ["acme"] }',
    "node_modules/eslint-plugin-acme/index.js": "module.exports = {};",
    "src/.eslintrc.json": JSON.stringify(inner),
    "src/node_modules/eslint-plugin-acme/index.js": "module.exports = {};",
    "src/index.js": "",
    "webpack.config.js": `const ESLintPlugin = require(${quoted(plugin, "eslint-webpack-plugin")});
      const options = { eslintPath: ${quoted(eslint, "eslint")} };
      module.exports = { mode: "development", plugins: [new ESLintPlugin(options)] };`,
  });
};
raises("loaders/#eslint-conflict", {
  broken: () => configured({ plugins: ["acme"] }),
  fixed: [() => configured({ plugins: ["acme"], root: true }), () => configured({})],
});

/** Builds with SWC, whose native program is hidden or not. */
const withSwc = async (name: string) => {
  const swc = JSON.stringify(path.join(await installList("compilers"), "@swc/core"));
  return run("npx webpack", {
    "src/index.js": "console.log(3);",
    "swc-loader.cjs": `const Module = require("node:module");
      const resolve = Module._resolveFilename;
      Module._resolveFilename = (name, ...rest) => resolve(${name}, ...rest);
      module.exports = (source) => require(${swc}).transformSync(source).code;`,
    "webpack.config.js": `export default {
      mode: "development",
      module: { rules: [{ test: /index\\.js$/, loader: "./swc-loader.cjs" }] },
    };`,
  });
};
raises("loaders/#native-binding", {
  broken: () => withSwc('/^@swc.core-|swc\\..*node$/.test(name) ? "./hidden" : name'),
  fixed: () => withSwc("name"),
});

/** Builds with a package that names loaders in its requests. */
const fromPackage = (resolveLoader: Configuration["resolveLoader"]) =>
  printed(
    {
      "package.json": "{}",
      "src/index.js": 'require("acme-loader");',
      "node_modules/acme-loader/index.js": 'require("style!./page.sheet");',
      "node_modules/acme-loader/page.sheet": "module.exports = 3;",
      "node_modules/style-loader/index.js": "module.exports = (source) => source;",
    },
    { mode: "development", resolveLoader },
  );
raises("loaders/#loader-suffix", {
  broken: () => fromPackage({}),
  fixed: () => fromPackage({ alias: { style: "style-loader" } }),
});

test("css-loader 2 doesn't have the file that css-loader 1 has", async () => {
  const [old, next] = await Promise.all([installVersion("css-loader", "1.0.1"), installVersion("css-loader", "2.1.1")]);
  expect(existsSync(path.join(old, "css-loader/locals.js"))).toBe(true);
  expect(existsSync(path.join(next, "css-loader/locals.js"))).toBe(false);
});

/** Builds a component with a list of rules. */
const vue = async (rules: string, plugins = "[new VueLoaderPlugin()]") => {
  const folder = await projectWithPackages({
    "src/index.js": 'import "./Cart.vue";',
    "src/Cart.vue": "<template><b>Cart</b></template>",
    "webpack.config.js": `import { VueLoaderPlugin } from "vue-loader";
      export default { mode: "development", module: { rules: ${rules} }, plugins: ${plugins} };`,
  });
  return report(await buildOwn(folder));
};
const RULE = '{ test: /\\.vue$/, loader: "vue-loader" }';
raises("loaders/#vue-plugin", { broken: () => vue(`[{ oneOf: [${RULE}] }]`), fixed: () => vue(`[${RULE}]`) });
test("VuetifyLoaderPlugin only finds the rule after VueLoaderPlugin", async () => {
  const file = path.join(await installVersion("vuetify-loader", "1.7.3"), "vuetify-loader/lib/plugin.js");
  const vuetify = `new (await import(${JSON.stringify(file)})).default()`;
  const built = (plugins: string[]) => vue(`[${RULE}]`, `[${plugins.join(", ")}]`);
  const message = "No matching rule for vue-loader found";
  const found = findMessages(await built([vuetify, "new VueLoaderPlugin()"]), catalog);
  expect(found.map(({ entry, text }) => [entry.id, text])).toContainEqual(["loaders/#vue-plugin", message]);
  expect(await built(["new VueLoaderPlugin()", vuetify])).not.toContain(message);
});
const other = (test: string) => `{ test: ${test}, loader: "./own-loader.cjs" }`;
raises("loaders/#vue-plugin", {
  broken: () => vue(`[${other("/\\.(js|vue)$/")}, ${RULE}]`),
  fixed: () => vue(`[${other("/\\.txt$/")}, ${RULE}]`),
});

/** Builds a template with a loader that returns HTML. */
const template = (use: object) =>
  printed(
    {
      "src/index.js": 'import html from "./page.pug";\nconsole.log(html);',
      "src/page.pug": "b Page",
      "pug-html-loader.cjs": "module.exports = () => '<b>Page</b>';",
    },
    { module: { rules: [{ test: /\.pug$/, loader: "./pug-html-loader.cjs", ...use }] } },
  );
raises("loaders/#additional-loader", { broken: () => template({}), fixed: () => template({ type: "asset/source" }) });

/** Builds an icon with svg-sprite-loader. */
const sprite = async (withPlugin: boolean) => {
  const modules = await installVersion("svg-sprite-loader", "6.0.11");
  const loader = path.join(modules, "svg-sprite-loader");
  const { default: Plugin } = await import(path.join(loader, "plugin.js"));
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
  return printed(
    { "src/index.js": 'import "./icon.svg";', "src/icon.svg": icon },
    {
      module: { rules: [{ test: /\.svg$/, loader, type: "javascript/auto", options: { extract: true } }] },
      plugins: withPlugin ? [new Plugin()] : [],
    },
  );
};
raises("loaders/#build-failed", { broken: () => sprite(false), fixed: () => sprite(true) });

test("svg-sprite-loader asks for its plugin", async () => {
  expect(await sprite(false)).toContain("requires the corresponding plugin");
});

/** Builds with a loader that asks for the compilation, in a worker or not. */
const threaded = async (before: string[]) => {
  const loader = JSON.stringify(path.join(await installVersion("thread-loader", "4.0.4"), "thread-loader"));
  const use = ["./price-loader.cjs", ...before]
    .reverse()
    .map((name) => (name === "thread-loader" ? loader : `"${name}"`));
  return run("npx webpack", {
    "src/index.js": 'import { price } from "./price.txt";\nconsole.log(price);',
    "src/price.txt": "3",
    "price-loader.cjs":
      "module.exports = function () { return 'export const price = ' + this._compilation.hooks.seal.taps.length; };",
    "webpack.config.js": `export default {
      mode: "development",
      module: { rules: [{ test: /\\.txt$/, use: [${use}] }] },
    };`,
  });
};
raises("loaders/#build-failed", { broken: () => threaded(["thread-loader"]), fixed: () => threaded([]) });

/** Runs a bundle with a package that has its compiled file in its own folder, as node-gyp-build expects it. */
const withNative = async (externals: string) => {
  const modules = await installVersion("bufferutil", "4.0.9");
  const folder = await project({
    "package.json": "{}",
    "node_modules/acme-native/index.js": `module.exports = require(${JSON.stringify(path.join(modules, "node-gyp-build"))})(__dirname);`,
    "src/index.js": 'console.log(typeof require("acme-native").mask);',
    "webpack.config.js": `module.exports = { mode: "development", target: "node", externals: ${externals} };`,
  });
  await cp(path.join(modules, "bufferutil/prebuilds"), path.join(folder, "node_modules/acme-native/prebuilds"), {
    recursive: true,
  });
  return run("npx webpack --stats errors-only && node dist/main.js", folder);
};
raises("loaders/#native-binding", {
  broken: () => withNative("{}"),
  fixed: () => withNative('{ "acme-native": "commonjs acme-native" }'),
});

/** What the last versions of the loaders in the page's table ask for. */
const PEERS: [name: string, version: string, peers: Record<string, string>][] = [
  ["babel-loader", "7.1.5", { "babel-core": "6", webpack: "2 || 3 || 4" }],
  ["babel-loader", "8.4.1", { "@babel/core": "^7.0.0", webpack: ">=2" }],
  ["babel-loader", "9.2.1", { "@babel/core": "^7.12.0", webpack: ">=5" }],
  ["sass-loader", "10.5.2", { webpack: "^4.36.0 || ^5.0.0" }],
  ["less-loader", "7.3.0", { less: "^3.5.0 || ^4.0.0", webpack: "^4.0.0 || ^5.0.0" }],
  ["postcss-loader", "4.3.0", { postcss: "^7.0.0 || ^8.0.1", webpack: "^4.0.0 || ^5.0.0" }],
  ["vue-loader", "15.11.1", { webpack: "^3.0.0 || ^4.1.0 || ^5.0.0-0" }],
  ["eslint-loader", "4.0.2", { eslint: "^6.0.0 || ^7.0.0", webpack: "^4.0.0 || ^5.0.0" }],
];
test.each(PEERS)("%s %s works with the packages in the table", async (name, version, peers) => {
  const file = path.join(await installVersion(name, version), name, "package.json");
  const { peerDependencies } = JSON.parse(await readFile(file, "utf8"));
  expect(peerDependencies).toMatchObject(peers);
});

/** Builds with a package of ES modules whose `package.json` says that they're CommonJS. */
const calledCommon = (rules: RuleSetRule[]) =>
  printed(
    {
      "src/index.js": 'import { pick } from "acme-ui";\nconsole.log(pick);',
      "node_modules/acme-ui/package.json": '{ "name": "acme-ui", "type": "commonjs" }',
      "node_modules/acme-ui/index.js": "export const pick = 3;",
    },
    { module: { rules } },
  );
raises("loaders/#source-type", {
  broken: () => calledCommon([]),
  fixed: () => calledCommon([{ test: /\.js$/, include: /node_modules[\\/]acme-ui/, type: "javascript/auto" }]),
});

raises("loaders/#eslint-loader", {
  broken: () =>
    linted("6.8.0", ({ plugin, eslint }) => `plugins: [new (require(${plugin}))({ eslintPath: ${eslint} })]`),
  fixed: () =>
    linted("7.32.0", ({ plugin, eslint }) => `plugins: [new (require(${plugin}))({ eslintPath: ${eslint} })]`),
});

const CANVAS: Files = {
  "src/index.js": 'import "canvas";',
  "node_modules/canvas/package.json": '{ "name": "canvas" }',
  "node_modules/canvas/index.js": 'module.exports = require("./build/Release/canvas.node");',
};
raises("loaders/#native-binding", {
  broken: () => printed(CANVAS),
  fixed: () => printed(CANVAS, { resolve: { alias: { canvas: false } } }),
});

/** The rules of Vue CLI, and the plugin of a vue-loader that finds webpack 5, because that's the one of this repository. */
const VUE_RULES = `[{ test: /\\.vue$/, loader: "vue-loader" }, { test: /\\.js$/, exclude: [() => true], use: ["babel-loader"] }]`;
const vuePlugins = async () => {
  const folder = await installVersion("vue-loader", "15.9.8");
  return `[new (require(${JSON.stringify(path.join(folder, "vue-loader"))}).VueLoaderPlugin)()]`;
};
raises("loaders/#rule-set", {
  broken: async () => buildWithWebpack4({}, VUE_RULES, await vuePlugins()),
  fixed: async () =>
    run("node build.cjs", {
      "package.json": "{}",
      "build.cjs": `require("webpack")(
        { mode: "development", context: __dirname, module: { rules: ${VUE_RULES} }, plugins: ${await vuePlugins()} },
        (error, stats) => console.log(error ?? stats.toString({ all: false, errors: true })),
      );`,
    }),
});
