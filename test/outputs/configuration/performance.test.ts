import { expect, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { textOf } from "../../scripts/samples/shop";
import { outputsOf } from "../page-outputs";
import { build, type Files } from "../project";

const page = await outputsOf("configuration/performance.mdx");

type Performance = Exclude<Configuration["performance"], false | undefined>;

/** Builds a project with one of the checks. */
const check = (performance: Performance, files: Files, rest: Configuration = {}) =>
  build(files, { ...rest, performance });

/** A module of about so many bytes. */
const filler = (bytes: number) => `console.log("${"words ".repeat(bytes / 6)}");\n`;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

// Size limits

const large = { "src/index.js": 'import "./catalog.js";\n', "src/catalog.js": filler(378_000) };

let built: Promise<string> | undefined;
const buildLarge = () => {
  built ??= build(large, {});
  return built;
};

page.shows("WARNING in asset size limit", buildLarge);
page.shows("WARNING in entrypoint size limit", buildLarge);
page.shows("You can limit the size of your bundles by using import()", buildLarge);
page.shows("The runtime is part of the initial chunk of main.", () =>
  build({ "src/index.js": `import("./page.js");\n${filler(378_000)}`, "src/page.js": filler(10) }, {}),
);

// Size of the output

page.shows('Multiple versions of the package "dates"', () =>
  check(
    { duplicatePackages: true },
    {
      "src/index.js": 'import "calendar";\nimport "dates";\n',
      "node_modules/calendar/package.json": '{ "name": "calendar", "version": "1.0.0" }',
      "node_modules/calendar/index.js": 'import "dates";\n',
      "node_modules/calendar/node_modules/dates/package.json": '{ "name": "dates", "version": "2.4.0" }',
      "node_modules/calendar/node_modules/dates/index.js": "console.log(2);\n",
      "node_modules/dates/package.json": '{ "name": "dates", "version": "3.1.0" }',
      "node_modules/dates/index.js": "console.log(3);\n",
    },
  ),
);

page.shows("WARNING in duplicate modules", () =>
  check(
    { duplicateModules: true },
    {
      "src/shop.js": 'import "./prices.js";\n',
      "src/admin.js": 'import "./prices.js";\n',
      "src/prices.js": filler(7565),
    },
    { entry: { shop: "./src/shop.js", admin: "./src/admin.js" } },
  ),
);

page.shows("WARNING in large modules", () =>
  check(
    { largeModules: true },
    {
      "src/index.js": 'import "./catalog.js";\nconsole.log(document.title, "and further things of the page");\n',
      "src/catalog.js": filler(75_500),
    },
  ),
);

page.shows("WARNING in inlined assets", () =>
  check(
    { inlinedAssets: true },
    {
      "src/index.js": 'import photo from "./photo.svg";\nconsole.log(photo);\n',
      "src/photo.svg": "<svg/>".repeat(1250),
    },
    { module: { rules: [{ test: /\.svg$/, type: "asset/inline" }] } },
  ),
);

page.shows("WARNING in legacy javascript", () =>
  check(
    { legacyJavascript: true },
    {
      "src/index.js": 'import "regenerator-runtime";\n',
      "node_modules/regenerator-runtime/package.json": '{ "name": "regenerator-runtime", "main": "runtime.js" }',
      "node_modules/regenerator-runtime/runtime.js": 'module.exports = { mark: "regenerators" };',
    },
  ),
);

page.shows("WARNING in embedded source maps", () => check({ sourceMaps: true }, {}, { devtool: "inline-source-map" }));

page.shows("WARNING in missing source maps", () =>
  check(
    { sourceMaps: true },
    {
      "src/index.js": "console.log(1);\n",
      "strip-loader.cjs": 'module.exports = (source) => source.replace("1", "2");',
    },
    { devtool: "source-map", module: { rules: [{ test: /\.js$/, use: "./strip-loader.cjs" }] } },
  ),
);

page.shows("WARNING in missing sideEffects", () =>
  check(
    { missingSideEffects: true },
    {
      "src/index.js": 'import { hammer } from "toolbox";\nconsole.log(1);\n',
      "node_modules/toolbox/package.json": '{ "name": "toolbox", "version": "1.0.0", "type": "module" }',
      "node_modules/toolbox/index.js": 'globalThis.toolbox = "open";\nexport const hammer = () => "bang";\n',
    },
  ),
);

page.shows("WARNING in unused modules", () =>
  check(
    { unusedModules: true },
    {
      "src/index.js": 'import { wheel } from "./spare.js";\n',
      "src/spare.js": 'console.log("spare");\nexport const wheel = 1;',
    },
  ),
);

page.shows("WARNING in unused re-exports", () =>
  check(
    { unusedModules: true },
    {
      "src/index.js": 'import { a } from "./all.js";\nconsole.log(a);\n',
      "src/all.js": 'export { a } from "./a.js";\nexport { b } from "./b.js";\n',
      "src/a.js": "export const a = Math.random();\n",
      "src/b.js": "export const b = Math.random();\n\n",
    },
  ),
);

page.shows("WARNING in unused assets", () =>
  check(
    { unusedAssets: true },
    {
      "src/index.js": 'import photo from "./photo.png";\nconsole.log(1);\n',
      "src/photo.png": "pixel data".repeat(500),
    },
    { module: { rules: [{ test: /\.png$/, type: "asset/resource" }] } },
  ),
);

// Loading and splitting

page.shows("WARNING in unsplit vendors", () =>
  check(
    { unsplitVendors: true },
    {
      "src/index.js": 'import "charts";\nconsole.log(1);\n',
      "node_modules/charts/package.json": '{ "name": "charts" }',
      "node_modules/charts/index.js": filler(5670),
    },
  ),
);

page.shows("WARNING in split chunks capped", () =>
  check(
    { splitChunksCapped: true },
    {
      "src/index.js": 'import "charts";\nimport "dates";\nconsole.log(1);\n',
      "node_modules/charts/index.js": filler(30_000),
      "node_modules/dates/index.js": filler(30_000),
    },
    { optimization: { splitChunks: { chunks: "all", maxInitialRequests: 1, enforceSizeThreshold: 1_000_000 } } },
  ),
);

page.shows("WARNING in tiny chunks", () =>
  check(
    { tinyChunks: true },
    {
      "src/index.js": numbers(12)
        .map((tip) => `import(/* webpackChunkName: "tip${tip}" */ "./tip${tip}.js");\n`)
        .join(""),
      ...Object.fromEntries(numbers(12).map((tip) => [`src/tip${tip}.js`, `console.log("tip${tip}");`])),
    },
  ),
);

page.shows("WARNING in async chunk waterfall", () =>
  check(
    { asyncChunkWaterfalls: true },
    {
      "src/index.js": 'import(/* webpackChunkName: "account" */ "./account.js");\n',
      "src/account.js": 'import(/* webpackChunkName: "orders" */ "./orders.js");\n',
      "src/orders.js": 'import(/* webpackChunkName: "invoice" */ "./invoice.js");\n',
      "src/invoice.js": 'document.title = "Invoice";\n',
    },
  ),
);

page.shows("WARNING in dynamic imports", () =>
  check(
    { redundantDynamicImports: true },
    {
      "src/index.js":
        'import { cart } from "./cart.js";\nconsole.log(cart);\nbutton.onclick = async () => (await import("./cart.js")).open();\n',
      "src/cart.js": "export const cart = [];\nexport const open = () => console.log(cart);\n",
    },
  ),
);

page.shows("WARNING in conflicting resource hints", () =>
  check(
    { conflictingResourceHints: true },
    {
      "src/index.js": `
        import(/* webpackChunkName: "cart", webpackPrefetch: true */ "./cart.js");
        import(/* webpackChunkName: "cart", webpackPreload: true */ "./cart.js");`,
      "src/cart.js": "console.log(1);",
    },
  ),
);

page.shows("WARNING in broad contexts", () =>
  check(
    { broadContexts: true },
    {
      "package.json": "{}", // CommonJS, which knows "require.context"
      "src/index.js": 'require.context("./icons");\n',
      ...Object.fromEntries(numbers(24).map((icon) => [`src/icons/${icon}.js`, `exports.icon = ${icon};`])),
    },
  ),
);

// Code that resists optimization

const shapes = {
  "src/index.js": 'import { circle } from "shapes";\nconsole.log(circle);\n',
  "node_modules/shapes/package.json": '{ "name": "shapes" }',
  "node_modules/shapes/index.js": 'for (const name of ["circle", "square"]) exports[name] = name.length;\n',
};

page.shows("WARNING in dynamic exports", () => check({ dynamicExports: true }, shapes));

page.shows("WARNING in scope hoisting", () => check({ scopeHoistingBailouts: true }, shapes));

page.shows("WARNING in eval usage", () =>
  check(
    { evalUsage: true },
    { "src/index.js": 'import "./calc.js";\n', "src/calc.js": 'console.log(eval("1 + 1"));\n' },
  ),
);

page.shows("WARNING in pure annotations", () =>
  check(
    { pureAnnotations: true },
    { "src/index.js": "console.log(/*#__PURE__*/ { a: 1 }, /*#__PURE__*/ (() => 1));\n" },
  ),
);

// Correctness

page.shows("WARNING in circular dependencies", () =>
  check(
    { circularDependencies: true },
    {
      "src/index.js": 'import { order } from "./order.js";\nconsole.log(order());\n',
      "src/order.js": 'import { user } from "./user.js";\nexport const order = () => user;\n',
      "src/user.js": 'import { order } from "./order.js";\nexport const user = () => order;\n',
    },
  ),
);

page.shows("WARNING in top-level this", () =>
  check(
    { topLevelThis: true },
    {
      "src/index.js": 'import "./legacy.js";\n',
      "src/legacy.js": "export const old = this.shop;\nconsole.log(old);\n",
    },
  ),
);

page.shows("WARNING in mixed exports", () =>
  check(
    { mixedExports: true },
    { "src/index.js": 'export const version = "1";\nexport default class Slider {}\n' },
    { output: { library: { type: "commonjs2" } } },
  ),
);

page.shows("WARNING in analyzable ESM output", () =>
  check(
    { analyzableBailouts: true },
    {
      "src/index.js": '__webpack_public_path__ = window.base;\nexport const load = () => import("./chunk.js");\n',
      "src/chunk.js": "console.log(1);\n",
    },
    { output: { module: true, library: { type: "module" } } },
  ),
);

// The build itself

page.shows("WARNING in hotspots", () =>
  check(
    { hotspots: true },
    {
      "slow-loader.cjs":
        "module.exports = (source) => { const end = Date.now() + 250; while (Date.now() < end); return source; };",
    },
    { module: { rules: [{ test: /\.js$/, use: "./slow-loader.cjs" }] } },
  ),
);

page.shows("WARNING in module caching", () =>
  check(
    { cacheEffectiveness: true },
    { "stamp-loader.cjs": "module.exports = function (source) { this.cacheable(false); return source; };" },
    { cache: { type: "memory" }, module: { rules: [{ test: /\.js$/, use: "./stamp-loader.cjs" }] } },
  ),
);

page.shows("The following condition hardcodes a path separator", () =>
  check(
    { osDependentRules: true },
    { "src/index.js": 'import "./legacy/a.js";\n', "src/legacy/a.js": "" },
    { module: { rules: [{ test: /src\/legacy\/.*\.js$/, sideEffects: true }] } },
  ),
);

page.restIs({});

test("the five messages of unusedConfig", async () => {
  const printed = await check(
    { unusedConfig: true },
    {},
    {
      resolve: { alias: { "@icons": "/shop/src/icons" } },
      externals: { jquery: "jQuery" },
      module: { rules: [{ test: /\.scss$/, type: "asset/source" }] },
      plugins: [
        new webpack.DefinePlugin({ API_URL: '"/api"' }),
        new webpack.container.ModuleFederationPlugin({
          name: "shop",
          remotes: { cart: "cart@/cart.js" },
          shared: { acme: { requiredVersion: "1", version: "1.0.0" } },
        }),
      ],
    },
  );
  const text = await textOf("configuration/performance.mdx");
  const messages = [...text.matchAll(/^\| `((?:The following|unused federation).+?)` \|/gm)].map(
    ([, message]) => message,
  );
  expect(messages).toHaveLength(5);
  for (const message of messages) expect(printed).toContain(message);
});
