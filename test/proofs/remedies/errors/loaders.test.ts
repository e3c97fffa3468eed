import path from "node:path";
import { expect, test, vi } from "vitest";
import type { Configuration } from "webpack";
import webpack from "webpack";
import { installVersion } from "../../../../scripts/lib/install-packages";
import { findMessages } from "../../../../src/errors/find-messages";
import { catalogue } from "../../../src/errors/catalogue";
import { installList } from "../../lib/packages";
import { buildOwn, type Files, run } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { buildWithCompilers } from "../../lib/with-compilers";
import { buildWithPackages, projectWithPackages } from "../../lib/with-packages";
import { buildWithWebpack4 } from "../../lib/with-webpack-4";

/** What webpack prints, without emitted files. */
const report = (output: string) => output.replace(/^(webpack [\d.]+ compiled .*)$[\s\S]*/m, "$1");

/** A project whose entry prints what one file exports. */
function importing(file: string, content: string, others: Files = {}): Files {
  const code = `import { price } from "./${file}";\nconsole.log(price);`;
  return { "src/index.js": code, [`src/${file}`]: content, ...others };
}

/** A project that imports a text through a loader of its own. */
function withLoader(loader: string, others: Files = {}): Files {
  return importing("price.txt", "3", { "price-loader.cjs": loader, ...others });
}

const rule = (given: object): Configuration => ({ module: { rules: [{ test: /\.txt$/i, ...given }] } });
const USE = rule({ loader: "./price-loader.cjs" });
const GOOD = "module.exports = (source) => `export const price = ${source}`;";

raises("loaders/#appropriate-loader", {
  broken: () => printed(importing("price.jsx", "export const price = <p>3</p>;")),
  fixed: () => {
    const jsx = "module.exports = (source) => source.replace('<p>3</p>', '3');";
    return printed(importing("price.jsx", "export const price = <p>3</p>;", { "jsx-loader.cjs": jsx }), {
      module: { rules: [{ test: /\.jsx$/i, loader: "./jsx-loader.cjs" }] },
    });
  },
});

/** A package with syntax that the parser of webpack 4 doesn't know. */
const MODERN: Files = {
  "src/index.js": 'import { priceOf } from "acme-ui";\nconsole.log(priceOf({ price: 3 }));',
  "node_modules/acme-ui/index.js":
    "export const priceOf = (item) => item?.price ?? 0;\nexport class Cart { static #count = 0; items = []; }",
};
/** The code of a rule by which Babel compiles files for browsers, with webpack 4. */
const withBabel = async (include: string, targets?: string) => {
  const [loader, preset] = await Promise.all([installVersion("babel-loader", "8.4.1"), installList("compilers")]);
  const presets = [[path.join(preset, "@babel/preset-env"), { targets }]];
  return `[{ test: /\\.m?js$/, include: ${include}, loader: ${JSON.stringify(path.join(loader, "babel-loader"))}, options: ${JSON.stringify({ presets })} }]`;
};
raises("loaders/#appropriate-loader", {
  broken: () => buildWithWebpack4(MODERN),
  fixed: async () => buildWithWebpack4(MODERN, await withBabel("/node_modules[\\\\/]acme-ui[\\\\/]/")),
});

test("webpack 5 reads what webpack 4 can't", async () => {
  expect(await printed({ ...MODERN, "package.json": "{}" })).toContain("compiled successfully");
});

const PAGE = { "src/index.js": 'import "./page.css";', "src/page.css": '@import "./base.css";', "src/base.css": "" };
raises("loaders/#appropriate-loader", {
  broken: () => buildWithWebpack4(PAGE),
  fixed: async () => {
    const [css, style] = await Promise.all([
      installVersion("css-loader", "5.2.7"),
      installVersion("style-loader", "2.0.0"),
    ]);
    const use = [path.join(style, "style-loader"), path.join(css, "css-loader")];
    return buildWithWebpack4(PAGE, `[{ test: /\\.css$/i, use: ${JSON.stringify(use)} }]`);
  },
});

const RAW = { test: /\.css$/, resourceQuery: /raw/, type: "asset/source" };
raises("loaders/#appropriate-loader", {
  broken: () => printed(PAGE, { module: { rules: [RAW] } }),
  fixed: () => printed(PAGE, { module: { rules: [RAW] }, experiments: { css: true } }),
});

const pages = (comment: string) =>
  printed({
    "src/index.js": `const name = location.hash;\nimport(${comment}\`./pages/\${name}\`);`,
    "src/pages/cart.js": "",
    "src/pages/README.md": "# The pages",
  });
raises("loaders/#appropriate-loader", {
  broken: () => pages(""),
  fixed: () => pages("/* webpackInclude: /\\.js$/ */ "),
});

const NATIVE: Files = {
  "package.json": "{}",
  "src/index.js": 'console.log(require("acme-native"));',
  "node_modules/acme-native/index.js": 'module.exports = require("./build/native.node");',
  "node_modules/acme-native/build/native.node": "\u007fELF\u0002\u0001",
};
raises("loaders/#appropriate-loader", {
  broken: () => printed(NATIVE, { target: "node" }),
  fixed: () => printed(NATIVE, { target: "node", externals: { "acme-native": "commonjs acme-native" } }),
});

raises("loaders/#build-failed", {
  broken: () => printed(withLoader("module.exports = () => { throw new Error('The price is missing.'); };"), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const less = async (options: object) => {
  const loader = path.join(await installVersion("less-loader", "12.3.3"), "less-loader");
  return printed(
    { "src/index.js": 'import "./page.less";', "src/page.less": "body { width: `1 + 1`; }" },
    { module: { rules: [{ test: /\.less$/, type: "css/auto", use: [{ loader, options }] }] } },
  );
};
raises("loaders/#build-failed", {
  broken: () => less({}),
  fixed: () => less({ lessOptions: { javascriptEnabled: true } }),
});

test("a loader whose program is missing is a build that failed, and no browser that cannot be opened", async () => {
  const loader = (program: string) =>
    withLoader(`const { spawn } = require("node:child_process");
module.exports = function () {
  const done = this.async();
  const child = spawn(${program}, ["--version"]);
  child.on("error", done).on("spawn", () => done(null, "export const price = 3;"));
};`);
  const broken = await printed(loader('"./node_modules/price-press/press"'), USE);
  expect(broken).toContain("spawn ./node_modules/price-press/press ENOENT");
  expect(findMessages(broken, catalogue)[0]?.entry.id).toBe("loaders/#build-failed");
  expect(await printed(loader("process.execPath"), USE)).toContain("compiled successfully");
});

const SCSS = { "src/index.js": 'import "./page.scss";', "src/page.scss": "$c: red;\nbody { color: $c; }" };
const sass = (given: object): Configuration => ({
  mode: "development",
  module: { rules: [{ test: /\.scss$/i, use: ["sass-loader"], ...given }] },
});
raises("loaders/#additional-loader", {
  broken: () => buildWithCompilers(SCSS, sass({})),
  fixed: () => buildWithCompilers(SCSS, sass({ type: "css/auto" })),
});

const OPTIONAL = { "src/index.js": "const item = {};\nconsole.log(item?.price);" };
raises("loaders/#additional-loader", {
  broken: async () => buildWithWebpack4(OPTIONAL, await withBabel("/src/", "last 2 chrome versions")),
  fixed: async () => buildWithWebpack4(OPTIONAL, await withBabel("/src/", "chrome 70")),
});

const TSX = { "src/index.js": 'import "./page.tsx";', "src/page.tsx": "export const page = <p>Prices</p>;" };
const withTs = (jsx: string) =>
  buildWithCompilers(
    {
      ...TSX,
      "src/react.d.ts":
        'declare module "react/jsx-runtime";\ndeclare namespace JSX { interface IntrinsicElements { p: object } }',
      "tsconfig.json": JSON.stringify({ compilerOptions: { jsx, types: [] } }),
    },
    {
      module: { rules: [{ test: /\.tsx$/, loader: "ts-loader", options: { transpileOnly: true } }] },
      externals: /react/,
    },
  );
raises("loaders/#additional-loader", { broken: () => withTs("preserve"), fixed: () => withTs("react-jsx") });

raises("loaders/#loader-needs-package", {
  broken: () => printed(withLoader(`require("price-parser");\n${GOOD}`), USE),
  fixed: () =>
    printed(withLoader(`require("price-parser");\n${GOOD}`, { "node_modules/price-parser/index.js": "" }), USE),
});

test("loaders/#loader-needs-package: the package of a short name is for Babel 6", async () => {
  const building = (preset: string) =>
    buildWithCompilers(
      {
        ...importing("price.js", "export const price = 3;"),
        "babel.config.json": JSON.stringify({ presets: [preset] }),
      },
      { module: { rules: [{ test: /\.js$/, loader: "babel-loader" }] } },
    );
  expect(await building("env")).toContain("Cannot find package 'babel-preset-env'");
  expect(await building("@babel/preset-env")).toContain("compiled successfully");
});

raises("loaders/#loader-suffix", {
  broken: () => printed(importing("price.txt", "3"), rule({ loader: "ts" })),
  fixed: () => printed(withLoader(GOOD), USE),
});

const COMMON = '{ "name": "project", "type": "commonjs" }';
const ESM = importing("price.js", "export const price = 3;");
raises("loaders/#source-type", {
  broken: () => printed({ ...ESM, "package.json": COMMON }),
  fixed: () => printed(ESM),
});

raises("loaders/#declared-twice", {
  broken: () => printed({ "src/index.js": 'import { price } from "./price.js";\nconst price = 4;' }),
  fixed: () => printed({ "src/index.js": "const price = 4;" }),
});

test("JSON that nests deeply is loaders/#json as well", async () => {
  const list = `${"[".repeat(600)}${"]".repeat(600)}`;
  const [found] = findMessages(await printed(json(list)), catalogue);
  expect(found?.entry.id).toBe("loaders/#json");
});

const json = (text: string): Files => ({
  "src/index.js": 'import prices from "./prices.json";\nconsole.log(prices);',
  "src/prices.json": text,
});
raises("loaders/#json", {
  broken: () => printed(json("{ price: 3 }")),
  fixed: () => printed(json('{ "price": 3 }')),
});

const AS_CODE = { "json-loader.cjs": "module.exports = (source) => `module.exports = ${source}`;" };
raises("loaders/#json", {
  broken: () =>
    printed({ ...json("3"), ...AS_CODE }, { module: { rules: [{ test: /\.json$/, loader: "./json-loader.cjs" }] } }),
  fixed: () => printed({ ...json("3"), ...AS_CODE }),
});

raises("loaders/#not-a-loader", {
  broken: () => printed(withLoader(GOOD.replace("module.exports", "exports.priceLoader")), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const OPTIONS = "{ const { rate = 1 } = this.getOptions(); return `export const price = ${source * rate}`; }";
raises("loaders/#get-options", {
  broken: () => printed(withLoader(`module.exports = (source) => ${OPTIONS};`), USE),
  fixed: () => printed(withLoader(`module.exports = function (source) ${OPTIONS};`), USE),
});

/** Builds a style sheet with webpack 4 and a version of a loader. */
const forWebpack4 = async (name: string, version: string) => {
  const loader = path.join(await installVersion(name, version), name);
  const files = {
    "src/index.js": 'import "./page.sheet";',
    "src/page.sheet": "",
    "postcss.config.js": "module.exports = {};",
  };
  // The result of the loader is a style sheet or code, and an empty one is both.
  return buildWithWebpack4(files, `[{ test: /\\.sheet$/, use: [${JSON.stringify(loader)}] }]`);
};
for (const [name, last, next] of [
  ["style-loader", "2.0.0", "3.3.4"],
  ["css-loader", "5.2.7", "6.11.0"],
  ["sass-loader", "10.5.2", "11.1.1"],
  ["less-loader", "7.3.0", "8.1.1"],
  ["html-loader", "1.3.2", "2.1.2"],
  ["babel-loader", "8.4.1", "9.2.1"],
] as const) {
  raises("loaders/#get-options", {
    broken: () => forWebpack4(name, next),
    // sass-loader 10 calls Sass in a way that Sass complains about.
    fixed: async () => (await forWebpack4(name, last)).replace(/^DEPRECATION WARNING[\s\S]*legacy-js-api$/m, ""),
  });
}

raises("loaders/#no-result", {
  broken: () => printed(withLoader(GOOD.replace("=> `", "=> void `")), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

/** The message about a second call goes to the console of the process and not into the output of the build. */
async function withConsole(files: Files): Promise<string> {
  const log: string[] = [];
  vi.spyOn(console, "error").mockImplementation((...words) => void log.push(words.join(" ")));
  const output = await printed(files, USE);
  return [...log, output].join("\n");
}
const twice = (before: string) =>
  withLoader(`module.exports = function (source) {
    const callback = this.async();
    ${before} callback(new Error("The price is high."));
    callback(null, "export const price = 3");
  };`);
raises("loaders/#called-twice", {
  broken: () => withConsole(twice("if (source === '3')")),
  fixed: () => withConsole(twice("if (source === '30') return")),
});

const css = (options: object): Configuration => ({
  mode: "development",
  module: { rules: [{ test: /\.css$/i, use: [{ loader: "css-loader", options }] }] },
});
const CSS = { "src/index.js": 'import "./page.css";', "src/page.css": "body { color: red; }" };
raises("loaders/#invalid-options", {
  broken: () => buildWithPackages(CSS, css({ minimize: true })),
  fixed: async () => report(await buildWithPackages(CSS, css({ sourceMap: true }))),
});

const style = (options: object): Configuration => ({
  mode: "development",
  module: { rules: [{ test: /\.css$/i, use: [{ loader: "style-loader", options }, "css-loader"] }] },
});
raises("loaders/#invalid-options", {
  broken: () => buildWithPackages(CSS, style({ singleton: true })),
  fixed: async () => report(await buildWithPackages(CSS, style({ injectType: "singletonStyleTag" }))),
});

for (const [old, today] of [
  [{ localIdentName: "[hash]" }, { modules: { localIdentName: "[hash]" } }],
  [{ camelCase: true }, { modules: { exportLocalsConvention: "camel-case" } }],
] as const) {
  raises("loaders/#invalid-options", {
    broken: () => buildWithPackages(CSS, css(old)),
    fixed: async () => report(await buildWithPackages(CSS, css(today))),
  });
}

const compiled = (loader: string, options: object) =>
  buildWithCompilers(CSS, {
    mode: "development",
    module: { rules: [{ test: /\.css$/i, type: "css/auto", use: [{ loader, options }] }] },
    experiments: { css: true },
  });
for (const [loader, old, today] of [
  ["postcss-loader", { plugins: ["autoprefixer"] }, { postcssOptions: { plugins: ["autoprefixer"] } }],
  ["sass-loader", { includePaths: ["."] }, { sassOptions: { loadPaths: ["."] } }],
  ["sass-loader", { data: "/* 3 */" }, { additionalData: "/* 3 */" }],
  ["sass-loader", { prependData: "/* 3 */" }, { additionalData: "/* 3 */" }],
] as const) {
  raises("loaders/#invalid-options", {
    broken: () => compiled(loader, old),
    fixed: () => compiled(loader, today),
  });
}

const READS = "module.exports = function (source) { this.getOptions(); return `export const price = ${source}`; };";
raises("loaders/#string-options", {
  broken: () => printed(withLoader(READS), rule({ use: ["./price-loader.cjs?{currency:'eur'}"] })),
  fixed: () =>
    printed(withLoader(READS), rule({ use: [{ loader: "./price-loader.cjs", options: { currency: "eur" } }] })),
});

raises("loaders/#query-arguments", {
  broken: () => printed(withLoader(READS), rule({ loader: "./price-loader.cjs?currency=eur" })),
  fixed: () => printed(withLoader(READS), rule({ loader: "./price-loader.cjs", options: { currency: "eur" } })),
});

raises("loaders/#rule-with-use", {
  broken: () => printed(withLoader(GOOD), rule({ use: ["./price-loader.cjs"], options: { currency: "eur" } })),
  fixed: () =>
    printed(withLoader(GOOD), rule({ use: [{ loader: "./price-loader.cjs", options: { currency: "eur" } }] })),
});

const typed: Configuration = { mode: "development", module: { rules: [{ test: /\.css$/i, type: "css/auto" }] } };
raises("loaders/#no-parser", {
  broken: () => printed(CSS, { ...typed, experiments: { css: false } }),
  fixed: () => printed(CSS, { ...typed, experiments: { css: true } }),
});

const WASM = { "src/index.js": 'import "./price.wasm";', "src/price.wasm": "\0asm\x01\0\0\0" };
raises("loaders/#webassembly", {
  broken: () => printed(WASM, { experiments: { asyncWebAssembly: false } }),
  fixed: () => printed(WASM, { experiments: { asyncWebAssembly: true } }),
});

const VIRTUAL = { "src/index.js": 'import { tax } from "virtual:settings";\nconsole.log(tax);' };
raises("loaders/#scheme", {
  broken: () => printed(VIRTUAL),
  fixed: () => {
    const { VirtualUrlPlugin } = webpack.experiments.schemes;
    return printed(VIRTUAL, { plugins: [new VirtualUrlPlugin({ settings: "export const tax = 0.19;" })] });
  },
});

raises("loaders/#not-an-error", {
  broken: () => printed(withLoader("module.exports = () => { throw 'The price is missing.'; };"), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const CHECKS = `module.exports = function (source) {
  if (isNaN(source)) this.emitError(new Error("The price is missing."));
  return "export const price = 3";
};`;
raises("loaders/#module-error", {
  broken: () => printed({ ...withLoader(CHECKS), "src/price.txt": "three" }, USE),
  fixed: () => printed(withLoader(CHECKS), USE),
});

/** Builds in this process; what is wrong with the rules is thrown. */
const ruled = (test: object) =>
  printed(withLoader(GOOD), { module: { rules: [{ test, loader: "./price-loader.cjs" }] } });
raises("loaders/#rule-set", { broken: () => ruled({}), fixed: () => ruled(/\.txt$/) });

const vue = async (code: string) => {
  const folder = await projectWithPackages({
    "src/index.js": 'import "./Cart.vue";',
    "src/Cart.vue": "<template><b>Cart</b></template>",
    "webpack.config.js": `import { VueLoaderPlugin } from "vue-loader";
      export default {
        mode: "development",
        module: { rules: [{ test: /\\.vue$/, loader: "vue-loader" }] },
        plugins: [${code}],
      };`,
  });
  return report(await buildOwn(folder));
};
raises("loaders/#vue-plugin", { broken: () => vue(""), fixed: () => vue("new VueLoaderPlugin()") });

/** Does what the package does: it loads only beside the Vue of its own version. */
const COMPILER = `const [{ version: vue }, { version }] = [require("vue"), require("./package.json")];
if (vue !== version) throw new Error(
  "\\n\\nVue packages version mismatch:\\n\\n- vue@" + vue + "\\n- vue-template-compiler@" + version + "\\n"
);`;
const vue2 = (version: string) =>
  printed(
    withLoader(`require("vue-template-compiler");\n${GOOD}`, {
      "node_modules/vue/index.js": 'exports.version = "2.6.14";',
      "node_modules/vue-template-compiler/index.js": COMPILER,
      "node_modules/vue-template-compiler/package.json": JSON.stringify({ version }),
    }),
    USE,
  );
raises("loaders/#vue-versions", { broken: () => vue2("2.7.16"), fixed: () => vue2("2.6.14") });

/** Builds a component with vue-loader, which loads Vue once, and so in a process of its own. */
const withVue = async (hide: string) =>
  run(
    "npx webpack",
    await projectWithPackages({
      "src/index.js": 'import "./Cart.vue";',
      "src/Cart.vue": "<template><b>Cart</b></template>",
      "webpack.config.js": `import Module from "node:module";
        const resolve = Module._resolveFilename;
        Module._resolveFilename = (name, ...rest) => resolve(${hide}, ...rest);
        export default async () => ({
          mode: "development",
          module: { rules: [{ test: /\\.vue$/, loader: "vue-loader" }] },
          plugins: [new (await import("vue-loader")).VueLoaderPlugin()],
        });`,
    }),
  );
raises("loaders/#vue-versions", {
  broken: () => withVue('name.endsWith("vue/compiler-sfc") ? "./hidden.js" : name'),
  fixed: () => withVue("name"),
});

/** Builds a component with a version of vue-loader, which finds Vue and its compiler in other folders. */
const withLoaderVersion = async (version: string, folders: string[]) => {
  const loader = await installVersion("vue-loader", version);
  // Node.js looks there for what the loader doesn't find beside itself.
  const found = folders.join(path.delimiter);
  return run(`NODE_PATH="${found}" npx webpack`, {
    "src/index.js": 'import "./Cart.vue";',
    "src/Cart.vue": "<template><b>Cart</b></template>",
    "webpack.config.js": `import { createRequire } from "node:module";
      const require = createRequire(${JSON.stringify(path.join(loader, "vue-loader/package.json"))});
      export default {
        mode: "development",
        module: { rules: [{ test: /\\.vue$/, loader: require.resolve("vue-loader") }] },
        plugins: [new (require("vue-loader").VueLoaderPlugin)()],
      };`,
  });
};

/** Builds with Vue 3 and vue-loader 15, and with the compiler for Vue 2 unless it was removed. */
const withOldLoader = async (compilers: string[]) =>
  withLoaderVersion("15.11.1", [await installList("plugins"), ...compilers]);
raises("loaders/#vue-versions", {
  broken: async () => withOldLoader([await installVersion("vue-template-compiler", "2.7.16")]),
  fixed: () => withVue("name"),
});

raises("loaders/#vue-versions", {
  broken: async () => withLoaderVersion("17.4.2", [await installVersion("vue", "2.7.16")]),
  fixed: async () => withLoaderVersion("15.11.1", [await installVersion("vue", "2.7.16")]),
});

test("without its compiler, vue-loader 15 doesn't start", async () => {
  expect(await withOldLoader([])).toContain("Cannot find module 'vue-template-compiler'");
});

raises("loaders/#must-not-be-assigned", {
  broken: () => printed({ "src/index.js": '__webpack_hash__ = "3f2a";' }),
  fixed: () => printed({ "src/index.js": 'const release = "3f2a";\nconsole.log(release);' }),
});

/** Builds an empty module with what a function in a rule returns. */
const byFunction = (use: (options: object) => unknown) => {
  const loaders = {
    "price-loader.cjs": "module.exports = (source) => source;",
    "pass-loader.cjs": `module.exports = (source) => source;
      module.exports.pitch = (request) => \`import \${JSON.stringify("!!" + request)};\`;`,
  };
  const rule = { test: /\.js$/, use: () => use({ round: Math.round }) as webpack.RuleSetUseItem };
  return printed(loaders, { mode: "development", module: { rules: [rule] } });
};
raises("loaders/#options-type", {
  broken: () => byFunction(() => ({ loader: "./price-loader.cjs", options: true })),
  fixed: () => byFunction(() => ({ loader: "./price-loader.cjs", options: { round: true } })),
});

raises("loaders/#ident", {
  broken: () => byFunction((options) => ["./pass-loader.cjs", { loader: "./price-loader.cjs", options }]),
  fixed: () =>
    byFunction((options) => ["./pass-loader.cjs", { loader: "./price-loader.cjs", options, ident: "prices" }]),
});

const requesting = (query: string) =>
  printed({
    "src/index.js": `import "../price-loader.cjs${query}!./a.js";`,
    "src/a.js": "",
    "price-loader.cjs": "module.exports = (source) => source;",
  });
test("a name of options in a request is loaders/#ident as well", async () => {
  expect(await requesting("??prices")).toContain("Invalid ident is provided by referenced loader");
  expect(await requesting("?prices")).toContain("compiled successfully");
});

raises("loaders/#glob", {
  broken: () => printed({}, { module: { noParse: "vendor-[z-a].js" } }),
  fixed: () => printed({}, { module: { noParse: "vendor-[a-z].js" } }),
});

const globs = (glob: string) => printed({}, { module: { rules: [{ test: { glob }, sideEffects: true }] } });
raises("loaders/#glob", {
  broken: () => globs("vendor-[z-a].js"),
  fixed: () => globs("vendor-[a-z].js"),
});

const circle = (other: string) =>
  printed(
    {
      "src/index.js": 'import "./a.txt";',
      "src/a.txt": "./b.txt",
      "src/b.txt": other,
      "src/shared.txt": "",
      "price-loader.cjs": `module.exports = async function (source) {
        const file = source.trim();
        if (file) await this.importModule(this.context + file.slice(1));
        return "export default 3;";
      };`,
    },
    USE,
  );
raises("loaders/#build-cycle", { broken: () => circle("./a.txt"), fixed: () => circle("./shared.txt") });

/** Builds with a loader that reads its options, an object, with a version of loader-utils. */
const parsing = async (version: string) => {
  const utils = path.join(await installVersion("loader-utils", version), "loader-utils");
  const loader = `const { parseQuery } = require(${JSON.stringify(utils)});
    module.exports = function () { return "export const price = " + parseQuery(this.query).price; };`;
  return printed(withLoader(loader), rule({ use: [{ loader: "./price-loader.cjs", options: { price: 3 } }] }));
};
raises("loaders/#build-failed", { broken: () => parsing("0.2.15"), fixed: () => parsing("0.2.16") });

/** Builds a Sass file with webpack 4 and the options that Vue CLI 3 passes. */
const likeVueCli = async (version: string) => {
  const loader = path.join(await installVersion("sass-loader", version), "sass-loader");
  const use = `[__dirname + "/text-loader.js", { loader: ${JSON.stringify(loader)}, options: { indentedSyntax: true, implementation: require("sass"), silenceDeprecations: ["legacy-js-api"] } }]`;
  return buildWithWebpack4(
    {
      "src/index.js": 'require("./page.sass");',
      "src/page.sass": "body\n  margin: 0",
      "text-loader.js": "module.exports = (css) => `module.exports = ${JSON.stringify(css)};`;",
    },
    `[{ test: /\\.sass$/, use: ${use} }]`,
  );
};
raises("loaders/#invalid-options", { broken: () => likeVueCli("8.0.2"), fixed: () => likeVueCli("7.3.1") });
