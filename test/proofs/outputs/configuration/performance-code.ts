import { type FailedCheck, filler } from "./performance-check";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const shapes = {
  "src/index.js": 'import { circle } from "shapes";\nconsole.log(circle);\n',
  "node_modules/shapes/package.json": '{ "name": "shapes" }',
  "node_modules/shapes/index.js": 'for (const name of ["circle", "square"]) exports[name] = name.length;\n',
};

/** Checks of how code is loaded and split, of what keeps webpack from improving it, and of what is wrong in it. */
export const codeChecks: FailedCheck[] = [
  // Loading and splitting

  [
    "WARNING in unsplit vendors",
    { unsplitVendors: true },
    {
      "src/index.js": 'import "charts";\nconsole.log(1);\n',
      "node_modules/charts/package.json": '{ "name": "charts" }',
      "node_modules/charts/index.js": filler(5670),
    },
  ],
  [
    "WARNING in split chunks capped",
    { splitChunksCapped: true },
    {
      "src/index.js": 'import "charts";\nimport "dates";\nconsole.log(1);\n',
      "node_modules/charts/index.js": filler(30_000),
      "node_modules/dates/index.js": filler(30_000),
    },
    { optimization: { splitChunks: { chunks: "all", maxInitialRequests: 1, enforceSizeThreshold: 1_000_000 } } },
  ],
  [
    "WARNING in tiny chunks",
    { tinyChunks: true },
    {
      "src/index.js": numbers(12)
        .map((tip) => `import(/* webpackChunkName: "tip${tip}" */ "./tip${tip}.js");\n`)
        .join(""),
      ...Object.fromEntries(numbers(12).map((tip) => [`src/tip${tip}.js`, `console.log("tip${tip}");`])),
    },
  ],
  [
    "WARNING in async chunk waterfall",
    { asyncChunkWaterfalls: true },
    {
      "src/index.js": 'import(/* webpackChunkName: "account" */ "./account.js");\n',
      "src/account.js": 'import(/* webpackChunkName: "orders" */ "./orders.js");\n',
      "src/orders.js": 'import(/* webpackChunkName: "invoice" */ "./invoice.js");\n',
      "src/invoice.js": 'document.title = "Invoice";\n',
    },
  ],
  [
    "WARNING in dynamic imports",
    { redundantDynamicImports: true },
    {
      "src/index.js":
        'import { cart } from "./cart.js";\nconsole.log(cart);\nbutton.onclick = async () => (await import("./cart.js")).open();\n',
      "src/cart.js": "export const cart = [];\nexport const open = () => console.log(cart);\n",
    },
  ],
  [
    "WARNING in conflicting resource hints",
    { conflictingResourceHints: true },
    {
      "src/index.js": `
        import(/* webpackChunkName: "cart", webpackPrefetch: true */ "./cart.js");
        import(/* webpackChunkName: "cart", webpackPreload: true */ "./cart.js");`,
      "src/cart.js": "console.log(1);",
    },
  ],
  [
    "WARNING in broad contexts",
    { broadContexts: true },
    {
      "package.json": "{}", // CommonJS, which knows "require.context"
      "src/index.js": 'require.context("./icons");\n',
      ...Object.fromEntries(numbers(24).map((icon) => [`src/icons/${icon}.js`, `exports.icon = ${icon};`])),
    },
  ],

  // Code that resists optimization

  ["WARNING in dynamic exports", { dynamicExports: true }, shapes],
  ["WARNING in scope hoisting", { scopeHoistingBailouts: true }, shapes],

  [
    "WARNING in eval usage",
    { evalUsage: true },
    { "src/index.js": 'import "./calc.js";\n', "src/calc.js": 'console.log(eval("1 + 1"));\n' },
  ],
  [
    "WARNING in pure annotations",
    { pureAnnotations: true },
    { "src/index.js": "console.log(/*#__PURE__*/ { a: 1 }, /*#__PURE__*/ (() => 1));\n" },
  ],

  // Correctness

  [
    "WARNING in circular dependencies",
    { circularDependencies: true },
    {
      "src/index.js": 'import { order } from "./order.js";\nconsole.log(order());\n',
      "src/order.js": 'import { user } from "./user.js";\nexport const order = () => user;\n',
      "src/user.js": 'import { order } from "./order.js";\nexport const user = () => order;\n',
    },
  ],
  [
    "WARNING in top-level this",
    { topLevelThis: true },
    {
      "src/index.js": 'import "./legacy.js";\n',
      "src/legacy.js": "export const old = this.shop;\nconsole.log(old);\n",
    },
  ],
  [
    "WARNING in mixed exports",
    { mixedExports: true },
    { "src/index.js": 'export const version = "1";\nexport default class Slider {}\n' },
    { output: { library: { type: "commonjs2" } } },
  ],
  [
    "WARNING in analyzable ESM output",
    { analyzableBailouts: true },
    {
      "src/index.js": '__webpack_public_path__ = window.base;\nexport const load = () => import("./chunk.js");\n',
      "src/chunk.js": "console.log(1);\n",
    },
    { output: { module: true, library: { type: "module" } } },
  ],
];
