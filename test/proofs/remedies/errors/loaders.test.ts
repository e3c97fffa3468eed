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

raises("loaders/#build-failed", {
  broken: () => printed(withLoader("module.exports = () => { throw new Error('The price is missing.'); };"), USE),
  fixed: () => printed(withLoader(GOOD), USE),
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

raises("loaders/#not-a-loader", {
  broken: () => printed(withLoader(GOOD.replace("module.exports", "exports.priceLoader")), USE),
  fixed: () => printed(withLoader(GOOD), USE),
});

const OPTIONS = "{ const { rate = 1 } = this.getOptions(); return `export const price = ${source * rate}`; }";
raises("loaders/#get-options", {
  broken: () => printed(withLoader(`module.exports = (source) => ${OPTIONS};`), USE),
  fixed: () => printed(withLoader(`module.exports = function (source) ${OPTIONS};`), USE),
});

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
  fixed: () => buildWithPackages(CSS, css({ sourceMap: true })),
});

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

/** Builds a component with Vue 3 and vue-loader 15, and with the compiler for Vue 2 unless it was removed. */
const withOldLoader = async (compilers: string[]) => {
  const [loader, vue] = await Promise.all([installVersion("vue-loader", "15.11.1"), installList("plugins")]);
  // Node.js looks there for what the loader doesn't find beside itself.
  const found = [vue, ...compilers].join(path.delimiter);
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
raises("loaders/#vue-versions", {
  broken: async () => withOldLoader([await installVersion("vue-template-compiler", "2.7.16")]),
  fixed: () => withVue("name"),
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
