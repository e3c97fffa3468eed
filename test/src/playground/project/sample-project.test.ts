import { expect, test } from "vitest";
import { sampleProject } from "../../../../src/playground/project/sample-project";

const sample = (title: string, code: string) => ({ title, code });
const CONFIGURATION = sample("webpack.config.js", 'export default { entry: "./src/shop.js" };');

/** Returns the project for the topmost configuration of a section. */
function opened(...samples: ReturnType<typeof sample>[]) {
  return sampleProject(
    [samples],
    0,
    samples.findIndex(({ title }) => title.includes("webpack.config")),
  );
}

test("a configuration opens with the files of its section, without output and without other samples", () => {
  const section = [
    sample("src/shop.js", "shop();"),
    CONFIGURATION,
    sample("dist/main.js", "x"),
    sample("", "npx webpack"),
  ];
  expect(opened(...section)).toEqual({ "src/shop.js": "shop();\n", "webpack.config.js": `${CONFIGURATION.code}\n` });
});

test("if two files have the same name, the nearer one is used", () => {
  const [first, other] = [sample("src/shop.js", "first();"), sample("src/shop.js", "other();")];
  expect(opened(CONFIGURATION, first, other)?.["src/shop.js"]).toBe("first();\n");
  expect(opened(first, other, CONFIGURATION)?.["src/shop.js"]).toBe("other();\n");
});

test("a plugin or a loader in the configuration comes from the nearest section that shows it, and nothing else does", () => {
  const config = sample(
    "webpack.config.js",
    'import Count from "./count-plugin.js";\nexport default { module: { rules: [{ use: "./loaders/tea-loader.js" }] } };',
  );
  const other = [sample("count-plugin.js", "other();"), sample("loaders/tea-loader.js", "tea();")];
  const sections = [other, [sample("count-plugin.js", "near();"), sample("src/cart.js", "cart();")], [config], []];
  const files = sampleProject(sections, 2, 0);
  expect(files).toMatchObject({ "count-plugin.js": "near();\n", "loaders/tea-loader.js": "tea();\n" });
  expect(files).not.toHaveProperty(["src/cart.js"]);
  expect(sampleProject([[config]], 0, 0)).toBeNull();
});

test("a configuration in a folder makes a project of that folder", () => {
  const config = sample("shop/webpack.config.js", CONFIGURATION.code);
  const files = opened(config, sample("shop/src/shop.js", "shop();"), sample("cart/src/index.js", "cart();"));
  expect(Object.keys(files ?? {}).sort()).toEqual(["src/shop.js", "webpack.config.js"]);
});

test("files that are only mentioned are small ones, with the exports that others import", () => {
  const files = opened(
    sample(
      "webpack.config.js",
      'export default { entry: { shop: "./src/shop.js", cart: path.join(dir, "src/cart.js") } };',
    ),
    sample(
      "src/shop.js",
      'import { format, tax as vat } from "./price.js";\nimport cart from "./cart";\nimport "../shop.css";',
    ),
  );
  expect(Object.keys(files ?? {}).sort()).toEqual(
    ["shop.css", "src/cart.js", "src/price.js", "src/shop.js", "webpack.config.js"].sort(),
  );
  expect(files?.["src/price.js"]).toMatch(/export const format = .*\nexport const tax = /);
});

test("files that style sheets refer to exist, and a folder that is referred to as a whole isn't empty", () => {
  const files = opened(
    sample("webpack.config.js", 'export default { output: { copy: ["public"] } };'),
    sample("src/index.js", 'import "./page.css";'),
    sample("src/page.css", '@import "./colors.css";\nbody { background: url("../dots.svg#one"); }'),
  );
  const named = ["dots.svg", "public/robots.txt", "src/colors.css"];
  expect(Object.keys(files ?? {})).toEqual(expect.arrayContaining(named));
});

test("a page that the configuration mentions is a template, and not webpack's entry", () => {
  const page = sample("src/index.html", "<!doctype html>");
  const template = sample(
    "webpack.config.js",
    'export default { plugins: [new Html({ template: "./src/index.html" })] };',
  );
  expect(opened(page, template)).toHaveProperty(["src/index.js"]);
  expect(opened(page, sample("webpack.config.js", "export default {};"))).not.toHaveProperty(["src/index.js"]);
});

test("ts-loader gets a tsconfig.json: the page's, if there is one", () => {
  const configuration = sample("webpack.config.js", 'export default { module: { rules: [{ loader: "ts-loader" }] } };');
  expect(opened(configuration)).toHaveProperty(["tsconfig.json"]);
  expect(opened(configuration, sample("tsconfig.json", "{}"))).toHaveProperty(["tsconfig.json"], "{}\n");
});

test("without an entry, the default one is added", () => {
  expect(Object.keys(opened(sample("webpack.config.js", 'export default { mode: "production" };')) ?? {})).toEqual(
    expect.arrayContaining(["src/index.js", "src/price.js", "src/checkout.js"]),
  );
});

test.each([
  ["a loader that is not there", 'export default { module: { rules: [{ use: ["style-loader", "stylus-loader"] }] } };'],
  ["a loader by a name without its ending", 'export default { module: { rules: [{ loader: "@acme/words" }] } };'],
  ["a package that is not there", 'import Plugin from "acme-plugin";\nexport default {};'],
  ["a module of Node.js that is not there", 'const os = require("node:os");\nmodule.exports = {};'],
  ["a plugin that the page does not show", 'import Plugin from "./plugin.js";\nexport default {};'],
  [
    "a loader that the page does not show",
    'export default { module: { rules: [{ use: path.join(dir, "price-loader.cjs") }] } };',
  ],
  ["a configuration that extends another", 'export default {\n  extends: "./base.js",\n};'],
  ["lazy compilation", "export default {\n  lazyCompilation: true,\n};"],
  ["a part of a configuration", "module: { rules: [] },"],
])("%s does not open", (_, code) => {
  expect(opened(sample("webpack.config.js", code))).toBeNull();
});

test("configurations that only need webpack open, whatever their comments and strings say", () => {
  const code = `import path from "node:path";
import webpack from "webpack";
// import Plugin from "acme-plugin"; instead of "acme-loader"
export default { plugins: [new webpack.DefinePlugin({ "process.env.MODE": '"x"' })] };`;
  expect(opened(sample("webpack.config.js", code))).not.toBeNull();
});

test("an array of configurations opens, and so does one that reads the environment", () => {
  expect(opened(sample("webpack.config.js", "export default [{}, {}];"))).not.toBeNull();
  expect(opened(sample("webpack.config.js", "export default { mode: process.env.MODE };"))).not.toBeNull();
});

test("a kind of source map isn't a loader", () => {
  const code = 'export default { devtool: [{ type: "css", use: "source-map" }, { use: "eval" }] };';
  expect(opened(sample("webpack.config.js", code))).not.toBeNull();
});

test("scripts of servers and tests may need any package, but modules may not", () => {
  const server = sample("server.mjs", 'import "express";');
  expect(opened(CONFIGURATION, server)).not.toBeNull();
  expect(opened(CONFIGURATION, server, sample("src/page.js", 'import "express";'))).toBeNull();
  const own = sample("node_modules/express/index.js", "");
  expect(opened(CONFIGURATION, server, sample("src/page.js", 'import "express";'), own)).not.toBeNull();
});
