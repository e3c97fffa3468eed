import path from "node:path";
import { expect, test } from "vitest";
import webpack, { type Configuration, type RuleSetRule } from "webpack";
import { inBrowser } from "../../lib/in-browser";
import { chromiumForFile, type Site, siteOf } from "../../lib/in-chromium";
import { installList } from "../../lib/packages";
import type { Files } from "../../lib/project";
import { printed, raises } from "../../lib/raises";
import { buildWithWebpack4 } from "../../lib/with-webpack-4";

const visit = chromiumForFile();

/** A package whose files are CommonJS or ES modules, depending on what they contain. */
const LOOSE: Files = { "package.json": '{ "name": "project" }' };
const PRICE: Files = {
  "src/price.js": "export let price = 3;\nexport const setPrice = (value) => { price = value; };",
};

/** An entry with these lines. */
const entry = (...lines: string[]): Files => ({ "src/index.js": lines.join("\n") });

/** Builds without minification, which renames imports, and runs the bundle. */
const run = (files: Files) => inBrowser(files, { mode: "development", devtool: false });

raises("interop/#export-not-found", {
  broken: () => printed({ ...PRICE, ...entry('import { prize } from "./price.js";', "console.log(prize);") }),
  fixed: () => printed({ ...PRICE, ...entry('import { price } from "./price.js";', "console.log(price);") }),
});

/** A package of ES modules with these lines. */
const modules = (name: string, ...lines: string[]): Files => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: "module", main: "index.js" }),
  [`node_modules/${name}/index.js`]: lines.join("\n"),
});
const router = (name: string) =>
  printed({
    ...modules("react-router-dom", `export const ${name} = () => {};`),
    ...entry('import { Switch } from "react-router-dom";', "console.log(Switch);"),
  });
raises("interop/#export-not-found", { broken: () => router("Routes"), fixed: () => router("Switch") });

/** A project that uses a package, whose files differ between two versions. */
const published = (name: string, files: Files, configuration: Configuration = {}) => {
  const inPackage = Object.entries(files).map(([file, code]) => [`node_modules/${name}/${file}`, code]);
  return printed(
    { ...LOOSE, ...entry(`import { pick } from "${name}";`, "pick();"), ...Object.fromEntries(inPackage) },
    configuration,
  );
};
raises("interop/#export-not-found", {
  broken: () =>
    published("notifier", {
      "index.js": 'import { style } from "./style.js";\nexport const pick = () => style;',
      "style.js": "export default 3;",
    }),
  fixed: () =>
    published("notifier", {
      "index.js": 'import style from "./style.js";\nexport const pick = () => style;',
      "style.js": "export default 3;",
    }),
});
const EMPTY = { "package.json": '{ "type": "module", "main": "index.js" }', "index.js": "exports.pick = () => {};" };
raises("interop/#export-not-found", {
  broken: () => published("css-selector-generator", EMPTY),
  fixed: () => published("css-selector-generator", { "index.js": EMPTY["index.js"] }),
});

/** A file of the project that has an import, and these exports. */
const mixed = (exported: string) =>
  printed({
    ...PRICE,
    ...entry('import { add } from "./helpers.js";', "add();"),
    "src/helpers.js": `import { price } from "./price.js";\nconst add = () => price;\n${exported}`,
  });
raises("interop/#export-not-found", {
  broken: () => mixed("module.exports = { add };"),
  fixed: () => mixed("export { add };"),
});

/** A package that imports a name from another one, which only has it in a newer version. */
const viewing = (...exported: string[]) =>
  printed({
    ...LOOSE,
    ...entry('import { page } from "acme-router";', "console.log(page);"),
    ...modules("acme-router", 'import * as view from "acme-view";', "export const page = view.use;"),
    ...modules("acme-view", ...exported.map((name) => `export const ${name} = 3;`)),
  });
raises("interop/#export-not-found", { broken: () => viewing("memo"), fixed: () => viewing("memo", "use") });

const CART = { "src/cart.js": "export default class Cart {}" };
raises("interop/#export-not-found", {
  broken: () => printed({ ...CART, ...entry('import { Cart } from "./cart.js";', "console.log(Cart);") }),
  fixed: () => printed({ ...CART, ...entry('import Cart from "./cart.js";', "console.log(Cart);") }),
});

const typed = (name: string) =>
  printed(
    {
      "src/index.ts": `import { total, ${name} } from "./cart.ts";\nconst item: Item = { price: 3 };\nconsole.log(total(item));`,
      "src/cart.ts": "export type Item = { price: number };\nexport const total = (item: Item) => item.price;",
    },
    { entry: "./src/index.ts", mode: "development" },
  );
test("an import of a type has to say so", async () => {
  expect(await typed("type Item")).toContain("compiled successfully");
});

const COMMON = (line: string): Files => ({
  "src/price.js": line,
  ...entry('import { price } from "./price.js";', "console.log(price);"),
});
raises("interop/#export-not-found", {
  broken: () => printed(COMMON("exports.price = 3;")),
  fixed: () => printed(COMMON("export const price = 3;")),
});

raises("interop/#no-default", {
  broken: () => printed({ ...PRICE, ...entry('import price from "./price.js";', "console.log(price);") }),
  fixed: () => printed({ ...PRICE, ...entry('import { price } from "./price.js";', "console.log(price);") }),
});

const withVue = (...lines: string[]) =>
  printed({ ...modules("vue", "export const createApp = () => ({ mount() {} });"), ...entry(...lines) });
raises("interop/#no-default", {
  broken: () => withVue('import Vue from "vue";', 'new Vue({}).$mount("#app");'),
  fixed: () => withVue('import { createApp } from "vue";', 'createApp({}).mount("#app");'),
});

/** The beginning of a module of a package that exports a function with the package's version. */
const VERSION = (names: string) => `import ${names} from "./package.json";\nexport const pick = () => `;
const PRICES = { "src/prices.json": '{ "tea": 3 }' };
const NAMED = { ...PRICES, ...entry('import { tea } from "./prices.json";', "console.log(tea);") };
const WHOLE = { ...PRICES, ...entry('import prices from "./prices.json";', "console.log(prices.tea);") };
raises("interop/#json-named", {
  broken: () => printed({ ...LOOSE, ...NAMED }),
  fixed: () => printed({ ...LOOSE, ...WHOLE }),
});

raises("interop/#json-named", {
  broken: () =>
    published("jsencrypt", {
      "package.json": '{ "version": "3.0.2" }',
      "index.js": `${VERSION("{ version }")}version;`,
    }),
  fixed: () =>
    published("jsencrypt", { "package.json": '{ "version": "3.0.3" }', "index.js": `${VERSION("data")}data.version;` }),
});

raises("interop/#default-only", {
  broken: () => printed(NAMED),
  fixed: () => printed(WHOLE),
});

const STRICT = { "package.json": '{ "version": "5.10.4", "type": "module", "main": "index.js" }' };
raises("interop/#default-only", {
  broken: () => published("strapi", { ...STRICT, "index.js": `${VERSION("{ version }")}version;` }),
  fixed: [
    () => published("strapi", { ...STRICT, "index.js": `${VERSION("data")}data.version;` }),
    () =>
      published(
        "strapi",
        { ...STRICT, "index.js": `${VERSION("{ version }")}version;` },
        // The import then leads to a warning, which another entry is about.
        {
          module: { rules: [{ test: /strapi[\\/]index\.js$/, type: "javascript/auto" }] },
          ignoreWarnings: [/Should not import/],
        },
      ),
  ],
});

const MJS: Files = {
  ...entry('import "acme-cart";'),
  "node_modules/acme-cart/package.json": '{ "main": "index.mjs" }',
  "node_modules/acme-cart/index.mjs": 'import { price } from "acme-price";\nconsole.log(price);',
  "node_modules/acme-price/index.js": "exports.price = 3;",
};
raises("interop/#default-only", {
  broken: () => buildWithWebpack4(MJS),
  fixed: () => buildWithWebpack4(MJS, '[{ test: /\\.mjs$/, include: /node_modules/, type: "javascript/auto" }]'),
});
test("webpack 5 lets .mjs files import names from CommonJS", async () => {
  expect(await printed({ ...LOOSE, ...MJS })).toContain("compiled successfully");
});

const MARKED = { "src/round.cjs": "exports.__esModule = true;\nexports.default = (price) => Math.round(price);" };
raises("interop/#not-a-function", {
  broken: () => run({ ...MARKED, ...entry('import round from "./round.cjs";', "round(3);") }),
  fixed: () => run({ ...MARKED, ...entry('import rounding from "./round.cjs";', "rounding.default(3);") }),
});

const painter = (name: string) =>
  run({
    ...LOOSE,
    ...entry(`import ${name} from "painterro";`, "Painterro();"),
    "node_modules/painterro/index.js": "exports.Painterro = () => {};",
  });
raises("interop/#not-a-function", { broken: () => painter("Painterro"), fixed: () => painter("{ Painterro }") });

const startWorker = (code: string) =>
  inBrowser(
    { ...LOOSE, ...entry(code), "src/price-worker.js": "exports.price = 3;" },
    { mode: "development", devtool: false, output: { publicPath: "/" } },
  );
raises("interop/#not-a-function", {
  broken: () => startWorker('import PriceWorker from "./price-worker.js";\nnew PriceWorker();'),
  fixed: () => startWorker('globalThis.Worker = class {};\nnew Worker(new URL("./price-worker.js", import.meta.url));'),
});

test("with the further causes of interop/#not-a-function", async () => {
  const bare = { "src/round.cjs": "module.exports = (price) => Math.round(price);" };
  const namespace = await run({ ...bare, ...entry('import * as round from "./round.cjs";', "round(3);") });
  expect(namespace).toMatch(/__WEBPACK_IMPORTED_MODULE_0___namespace_cache\) is not a function/);
  expect(await run({ ...bare, ...entry('import round from "./round.cjs";', "round(3);") })).not.toContain("Uncaught");

  const esm = { ...LOOSE, "src/round.mjs": "export default (price) => Math.round(price);" };
  const required = (rest: string) =>
    run({ ...esm, ...entry(`const round = require("./round.mjs")${rest};`, "round(3);") });
  expect(await required("")).toContain("round is not a function");
  expect(await required(".default")).not.toContain("Uncaught");
});

raises("interop/#only-getter", {
  broken: () => run({ ...PRICE, ...entry('import { price } from "./price.js";', "price = 4;") }),
  fixed: () => run({ ...PRICE, ...entry('import { setPrice } from "./price.js";', "setPrice(4);") }),
});

const shop = (line: string) => printed({ ...PRICE, ...entry('import * as shop from "./price.js";', line) });
raises("interop/#imported-binding", {
  broken: () => shop('shop = { ...shop, title: "Acme" };'),
  fixed: () => shop('export const page = { ...shop, title: "Acme" };'),
});

const circle = (title: string): Files => ({
  ...entry('import { shop } from "./shop.js";', "console.log(shop);"),
  "src/shop.js": 'import { title } from "./title.js";\nexport const shop = { name: "Acme", title };',
  "src/title.js": `import { shop } from "./shop.js";\nexport const title = ${title};`,
});
raises("interop/#before-initialization", {
  broken: () => run(circle("`Welcome to ${shop.name}`")),
  fixed: () => run(circle("() => `Welcome to ${shop.name}`")),
});

const REQUIRE = 'const { GiftCart } = require("./gift-cart.js");';
const carts = (above: string, inside: string): Files => ({
  ...LOOSE,
  ...entry('require("./cart.js");'),
  "src/cart.js": `${above}\nexports.Cart = class { wrap() { ${inside} return new GiftCart(); } };`,
  "src/gift-cart.js": 'const { Cart } = require("./cart.js");\nexports.GiftCart = class extends Cart {};',
});
raises("interop/#class-extends", {
  broken: () => run(carts(REQUIRE, "")),
  fixed: () => run(carts("", REQUIRE)),
});

const gift = (name: string) =>
  run({ ...LOOSE, ...CART, ...entry(`import ${name} from "./cart.js";`, "export class GiftCart extends Cart {}") });
test("a class that isn't exported under its name is undefined", async () => {
  expect(await gift("{ Cart }")).toContain("Class extends value undefined is not a constructor or null");
  expect(await gift("Cart")).not.toContain("Uncaught");
});

const stars = (...more: string[]): Files => ({
  ...entry('export * from "./a.js";', 'export * from "./b.js";', ...more),
  "src/a.js": "export const price = 3;",
  "src/b.js": "export const price = 4;",
});
raises("interop/#star-exports", {
  broken: () => printed(stars()),
  fixed: () => printed(stars('export { price } from "./a.js";')),
});

raises("interop/#export-not-declared", {
  broken: () => printed({ ...PRICE, ...entry("export { price };") }),
  fixed: () => printed({ ...PRICE, ...entry('export { price } from "./price.js";') }),
});

raises("interop/#duplicate-export", {
  broken: () => printed(entry("export const price = 3;", "export { price };")),
  fixed: () => printed(entry("export const price = 3;")),
});

const load = (keyword: string) =>
  printed({ ...entry(`export ${keyword}function load() {`, '  return await import("./texts.js");', "}"), ...TEXTS });
const TEXTS = { "src/texts.js": 'export const title = "Acme";' };
raises("interop/#await", {
  broken: () => load(""),
  fixed: () => load("async "),
});

const waiting = entry("const price = await Promise.resolve(3);", "export { price };");
raises("interop/#await", { broken: () => buildWithWebpack4(waiting), fixed: () => printed(waiting) });

const awaiting = (version: string) => {
  const lines = ['const texts = await import("./texts.js");', "console.log(texts.title);"];
  return printed({ ...TEXTS, ...entry(...lines) }, { target: ["web", version] });
};
raises("interop/#async-await", {
  broken: () => awaiting("es5"),
  fixed: () => awaiting("es2017"),
});

const MODULE = { output: { module: true, filename: "main.js" } };
const SCRIPT = '<script type="module" src="/main.js"></script>';
const until = /Uncaught \w*Error|done/;

/** A page whose bundle imports an external package. */
async function external(head: string): Promise<Site> {
  const files = entry('import { price } from "acme-price";', 'console.log("done", price);');
  const site = await siteOf(files, { ...MODULE, externals: { "acme-price": "acme-price" } });
  return { ...site, "/": `<!doctype html>${head}${SCRIPT}`, "/vendor/acme-price.js": "export const price = 3;" };
}
const MAP = '<script type="importmap">{ "imports": { "acme-price": "/vendor/acme-price.js" } }</script>';
raises("interop/#module-specifier", {
  broken: async () => visit(await external(""), { until }),
  fixed: async () => visit(await external(MAP), { until }),
});
raises("interop/#module-specifier", {
  broken: async () => visit(await external(""), { until }),
  fixed: async () => {
    const code = entry('import { price } from "acme-price";', 'console.log("done", price);');
    const site = await siteOf({ ...code, ...modules("acme-price", "export const price = 3;") }, MODULE);
    return visit({ ...site, "/": `<!doctype html>${SCRIPT}` }, { until });
  },
});

/** A page whose bundle, an ES module unless it's said otherwise, has the address of a file. */
async function linking(script: string, configuration: Configuration = MODULE): Promise<Site> {
  const code = entry('console.log("done", new URL("./list.pdf", import.meta.url).href);');
  const site = await siteOf({ ...code, "src/list.pdf": "%PDF-1.4" }, configuration);
  return { ...site, "/": `<!doctype html>${script}` };
}
raises("interop/#import-meta", {
  broken: async () => visit(await linking('<script src="/main.js"></script>'), { until }),
  fixed: async () => visit(await linking(SCRIPT), { until }),
});

raises("interop/#import-meta", {
  broken: async () =>
    visit(await linking('<script src="/main.js"></script>', { output: { scriptType: "module" } }), { until }),
  fixed: async () => visit(await linking('<script src="/main.js"></script>', {}), { until }),
});

/** Builds with a package that has a type. */
const typedPackage = (type: string, code: string, rules: RuleSetRule[] = []) =>
  printed(
    {
      ...entry('import { pick } from "acme-ui";', "console.log(pick);"),
      "node_modules/acme-ui/package.json": `{ "name": "acme-ui"${type} }`,
      "node_modules/acme-ui/index.js": code,
    },
    { mode: "development", devtool: false, module: { rules } },
  );
const COMMONJS = ', "type": "commonjs"';
const META = "exports.pick = import.meta.url;";
raises("interop/#import-meta", {
  broken: () => typedPackage(COMMONJS, META),
  fixed: () => typedPackage("", META),
});

/** The loader with which Next.js prepares files for React Refresh. */
const nextRefresh = async (): Promise<RuleSetRule> => ({
  test: /acme-ui/,
  loader: path.join(await installList("frameworks"), "next/dist/compiled/@next/react-refresh-utils/dist/loader.js"),
});
const BY_CONTENT: RuleSetRule = { test: /\.js$/, include: /node_modules[\\/]acme-ui/, type: "javascript/auto" };
raises("interop/#import-meta", {
  broken: async () => typedPackage(COMMONJS, "exports.pick = 3;", [await nextRefresh()]),
  fixed: [
    () => typedPackage(COMMONJS, "exports.pick = 3;"),
    async () => typedPackage(COMMONJS, "exports.pick = 3;", [await nextRefresh(), BY_CONTENT]),
  ],
});

const JQUERY = { ...entry('jQuery("#cart");'), "node_modules/jquery/index.js": "export default () => {};" };
const provided = new webpack.ProvidePlugin({ jQuery: ["jquery", "default"] });
raises("interop/#jquery", {
  broken: () => inBrowser(JQUERY),
  fixed: () => inBrowser(JQUERY, { plugins: [provided] }),
});

const passed = (code: string) =>
  printed({
    "src/index.js": 'import { total } from "./cart.js";\nconsole.log(total);',
    "src/cart.js": 'export { total } from "./price.js";',
    "src/price.js": code,
  });
raises("interop/#circular-reexport", {
  broken: () => passed('export { total } from "./cart.js";'),
  fixed: () => passed("export const total = 3;"),
});
