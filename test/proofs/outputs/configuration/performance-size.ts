import { type FailedCheck, filler } from "./performance-check";

/** Checks of how large the output is, and why. */
export const sizeChecks: FailedCheck[] = [
  [
    'Multiple versions of the package "dates"',
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
  ],
  [
    "WARNING in duplicate modules",
    { duplicateModules: true },
    {
      "src/shop.js": 'import "./prices.js";\n',
      "src/admin.js": 'import "./prices.js";\n',
      "src/prices.js": filler(7565),
    },
    { entry: { shop: "./src/shop.js", admin: "./src/admin.js" } },
  ],
  [
    "WARNING in large modules",
    { largeModules: true },
    {
      "src/index.js": 'import "./catalog.js";\nconsole.log(document.title, "and further things of the page");\n',
      "src/catalog.js": filler(75_500),
    },
  ],
  [
    "WARNING in inlined assets",
    { inlinedAssets: true },
    {
      "src/index.js": 'import photo from "./photo.svg";\nconsole.log(photo);\n',
      "src/photo.svg": "<svg/>".repeat(1250),
    },
    { module: { rules: [{ test: /\.svg$/, type: "asset/inline" }] } },
  ],
  [
    "WARNING in legacy javascript",
    { legacyJavascript: true },
    {
      "src/index.js": 'import "regenerator-runtime";\n',
      "node_modules/regenerator-runtime/package.json": '{ "name": "regenerator-runtime", "main": "runtime.js" }',
      "node_modules/regenerator-runtime/runtime.js": 'module.exports = { mark: "regenerators" };',
    },
  ],
  ["WARNING in embedded source maps", { sourceMaps: true }, {}, { devtool: "inline-source-map" }],

  [
    "WARNING in missing source maps",
    { sourceMaps: true },
    {
      "src/index.js": "console.log(1);\n",
      "strip-loader.cjs": 'module.exports = (source) => source.replace("1", "2");',
    },
    { devtool: "source-map", module: { rules: [{ test: /\.js$/, use: "./strip-loader.cjs" }] } },
  ],
  [
    "WARNING in missing sideEffects",
    { missingSideEffects: true },
    {
      "src/index.js": 'import { hammer } from "toolbox";\nconsole.log(1);\n',
      "node_modules/toolbox/package.json": '{ "name": "toolbox", "version": "1.0.0", "type": "module" }',
      "node_modules/toolbox/index.js": 'globalThis.toolbox = "open";\nexport const hammer = () => "bang";\n',
    },
  ],
  [
    "WARNING in unused modules",
    { unusedModules: true },
    {
      "src/index.js": 'import { wheel } from "./spare.js";\n',
      "src/spare.js": 'console.log("spare");\nexport const wheel = 1;',
    },
  ],
  [
    "WARNING in unused re-exports",
    { unusedModules: true },
    {
      "src/index.js": 'import { a } from "./all.js";\nconsole.log(a);\n',
      "src/all.js": 'export { a } from "./a.js";\nexport { b } from "./b.js";\n',
      "src/a.js": "export const a = Math.random();\n",
      "src/b.js": "export const b = Math.random();\n\n",
    },
  ],
  [
    "WARNING in unused assets",
    { unusedAssets: true },
    {
      "src/index.js": 'import photo from "./photo.png";\nconsole.log(1);\n',
      "src/photo.png": "pixel data".repeat(500),
    },
    { module: { rules: [{ test: /\.png$/, type: "asset/resource" }] } },
  ],
];
