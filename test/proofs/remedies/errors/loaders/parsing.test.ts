import path from "node:path";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import webpack from "webpack";
import { installVersion } from "../../../../../scripts/lib/install-packages";
import { findMessages } from "../../../../../src/errors/find-messages";
import { catalog } from "../../../../src/errors/catalog";
import { installList } from "../../../lib/packages";
import type { Files } from "../../../lib/project";
import { printed, raises } from "../../../lib/raises";
import { buildWithCompilers } from "../../../lib/with-compilers";
import { buildWithWebpack4 } from "../../../lib/with-webpack-4";
import { CSS, GOOD, importing, rule, withLoader } from "./price-project";

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

/** Builds a class with a decorator, with ts-loader if there is a target to compile for. */
const decorated = (target?: string, options: object = {}) =>
  buildWithCompilers(
    {
      "src/index.js": 'import { Cart } from "./cart.ts";\nconsole.log(new Cart().total);',
      "src/cart.ts":
        "function seal(value: Function, _?: unknown): void { Object.seal(value); }\n@seal\nexport class Cart { total = 3; }",
      "tsconfig.json": JSON.stringify({ compilerOptions: { target, types: [], ...options } }),
    },
    { mode: "production", ...(target && { module: { rules: [{ test: /\.ts$/, loader: "ts-loader" }] } }) },
  );
raises("loaders/#appropriate-loader", {
  broken: () => decorated(),
  fixed: [() => decorated("ES2022"), () => decorated("ESNext", { experimentalDecorators: true })],
});
test("for ESNext, TypeScript leaves standard decorators to webpack", async () => {
  expect(await decorated("ESNext")).toContain("Unexpected character '@'");
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
  const [found] = findMessages(await printed(json(list)), catalog);
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
