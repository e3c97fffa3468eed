/** Projects that use packages in the playground, by what they show. Each has a `webpack.config.js`. */
export const PACKAGE_PROJECTS: Record<string, Record<string, string>> = {
  "css-loader and style-loader, with CSS modules": {
    "src/index.js": `import { price } from "./shop.module.css";
import "./base.css";
document.body.className = price;
`,
    "src/base.css": '@import "./colors.css";\nbody { background: url("./dot.svg"); }\n',
    "src/colors.css": ":root { --tea: teal; }\n",
    "src/shop.module.css": ".price { color: var(--tea); }\n",
    "src/dot.svg": "<svg/>",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map",
  module: { rules: [{ test: /\\.css$/, use: ["style-loader", "css-loader"] }, { test: /\\.svg$/, type: "asset/resource" }] },
};
`,
  },
  // Not minimized: where the minimizer's code lies is in the hashes of names, and the letters of a name count when Terser
  // chooses short names for variables.
  "mini-css-extract-plugin in production": {
    "src/index.js": 'import "./base.css";\nimport("./checkout.js");\n',
    "src/checkout.js": 'import { pay } from "./checkout.module.css";\nconsole.log(pay);\n',
    "src/base.css": "body { color: teal; }\n",
    "src/checkout.module.css": ".button { border: 0; }\n.pay { composes: button; }\n",
    "webpack.config.js": `const MiniCssExtractPlugin = require("mini-css-extract-plugin");
module.exports = {
  mode: "production",
  optimization: { minimize: false },
  output: { filename: "[name].[contenthash].js" },
  module: { rules: [{ test: /\\.css$/, use: [MiniCssExtractPlugin.loader, "css-loader"] }] },
  plugins: [new MiniCssExtractPlugin({ filename: "[name].[contenthash].css" })],
};
`,
  },
  "html-webpack-plugin and copy-webpack-plugin": {
    "src/index.js": "console.log(1);\n",
    "src/index.html": "<!doctype html><title><%= htmlWebpackPlugin.options.title %></title><p>Tea</p>\n",
    "public/robots.txt": "User-agent: *\n",
    "webpack.config.mjs": `import CopyPlugin from "copy-webpack-plugin";
import HtmlPlugin from "html-webpack-plugin";
export default {
  mode: "production",
  plugins: [
    new HtmlPlugin({ title: "Shop", template: "./src/index.html" }),
    new HtmlPlugin({ filename: "plain.html" }),
    new CopyPlugin({ patterns: [{ from: "public" }, { from: "src/*.html", to: "copied/[name][ext]" }] }),
  ],
};
`,
  },
  "React with JSX": {
    "src/index.jsx": `import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
function Cart() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count} in the cart</button>;
}
createRoot(document.body).render(<StrictMode><Cart /></StrictMode>);
`,
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false, entry: "./src/index.jsx",
  module: { rules: [{ test: /\\.jsx$/, use: { loader: "babel-loader", options: {
    presets: ["@babel/preset-env", ["@babel/preset-react", { runtime: "automatic" }]] } } }] },
};
`,
  },
  "Preact with types": {
    "src/index.tsx": `import { render } from "preact";
import { useState } from "preact/hooks";
interface Props { name: string }
const Product = ({ name }: Props) => <li>{name}{useState<number>(1)[0]}</li>;
render(<Product name="Kettle" />, document.body);
`,
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map", entry: "./src/index.tsx",
  module: { rules: [{ test: /\\.tsx$/, use: { loader: "babel-loader", options: {
    targets: "chrome 80",
    presets: [["@babel/env", { modules: false }], "@babel/typescript", ["@babel/react", { runtime: "automatic", importSource: "preact" }]] } } }] },
};
`,
  },
  "Vue and lodash-es": {
    "src/index.js": `import debounce from "lodash-es/debounce.js";
import sortBy from "lodash-es/sortBy.js";
import { createApp, h, ref } from "vue";
const count = ref(sortBy([2, 1])[0]);
createApp({ render: () => h("button", { onClick: debounce(() => count.value++, 100) }, count.value) }).mount("body");
`,
    "webpack.config.js": `const { DefinePlugin } = require("webpack");
module.exports = {
  mode: "development", devtool: false,
  plugins: [new DefinePlugin({ __VUE_OPTIONS_API__: true, __VUE_PROD_DEVTOOLS__: false, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false })],
};
`,
  },
  "sass-loader": {
    "src/index.js": 'import "./shop.scss";\n',
    "src/shop.scss":
      '@use "sass:color";\n@use "./colors" as *;\n.tea { color: color.adjust($tea, $lightness: 10%); a { border: 0; } }\n',
    "src/_colors.scss": "$tea: teal;\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false,
  module: { rules: [{ test: /\\.scss$/, use: ["style-loader", "css-loader", "sass-loader"] }] },
};
`,
  },
  "postcss-loader": {
    "src/index.js": 'import "./shop.css";\n',
    "src/shop.css": ".tea { user-select: none; }\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map",
  module: { rules: [{ test: /\\.css$/, use: ["style-loader", "css-loader",
    { loader: "postcss-loader", options: { postcssOptions: { plugins: [["autoprefixer", { overrideBrowserslist: "safari 14" }]] } } }] }] },
};
`,
  },
  "html-loader": {
    "src/index.html": '<p class="tea">Tea</p><img src="./dot.svg" alt="">\n',
    "src/dot.svg": "<svg/>",
    "webpack.config.js": `const HtmlPlugin = require("html-webpack-plugin");
module.exports = {
  mode: "development", devtool: false, entry: {},
  module: { rules: [{ test: /\\.html$/, use: "html-loader" }, { test: /\\.svg$/, type: "asset/resource" }] },
  plugins: [new HtmlPlugin({ template: "./src/index.html" })],
};
`,
  },
  "less-loader": {
    "src/index.js": 'import "./shop.less";\n',
    "src/shop.less":
      '@import "./colors";\n.tea { color: lighten(@tea, 10%); background: data-uri("./dot.svg"); a { border: 0; } }\n',
    "src/colors.less": "@tea: #008080;\n",
    "src/dot.svg": "<svg/>",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map",
  module: { rules: [{ test: /\\.less$/, use: ["style-loader", "css-loader", "less-loader"] }] },
};
`,
  },
  "ts-loader, which takes types out": {
    "src/index.ts": `import { type Product, total } from "./cart";
const tea: Product = { name: "Tea", price: 4 };
console.log(total([tea]));
`,
    "src/cart.ts": `export interface Product { name: string; price: number }
export enum Size { Small, Large }
export const total = (products: readonly Product[]): number => products.reduce((sum, { price }) => sum + price, Size.Small);
`,
    "tsconfig.json":
      '{ "compilerOptions": { "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "sourceMap": true } }',
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map", entry: "./src/index.ts",
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: [{ test: /\\.ts$/, loader: "ts-loader", options: { transpileOnly: true } }] },
};
`,
  },
  "ts-loader, which checks types": {
    "src/index.ts":
      'import { total } from "./cart";\nconst text: string = total([1, 2]).toFixed(2);\ndocument.body.append(text);\n',
    "src/cart.ts":
      "export const total = (prices: readonly number[]) => prices.reduce((sum, price) => sum + price, 0);\n",
    "tsconfig.json":
      '{ "compilerOptions": { "target": "es2022", "module": "esnext", "moduleResolution": "bundler", "strict": true } }',
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false, entry: "./src/index.ts",
  resolve: { extensions: [".ts", ".js"] },
  module: { rules: [{ test: /\\.ts$/, loader: "ts-loader" }] },
};
`,
  },
  "swc-loader": {
    "src/index.tsx": `import { render } from "preact";
interface Props { name: string }
const Product = ({ name }: Props) => <li className={name ?? "none"}>{name}</li>;
render(<Product name="Kettle" />, document.body);
`,
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map", entry: "./src/index.tsx",
  module: { rules: [{ test: /\\.tsx$/, loader: "swc-loader", options: {
    env: { targets: "chrome 70" },
    jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic", importSource: "preact", development: false } } } } }] },
};
`,
  },
  "packages in place of modules of Node.js": {
    "src/index.js": 'import path from "path";\nconsole.log(path.join("a", "b"), Buffer.from("Tea"));\n',
    "webpack.config.js": `const { ProvidePlugin } = require("webpack");
module.exports = {
  mode: "development", devtool: false,
  resolve: { fallback: { path: "path-browserify" } },
  plugins: [new ProvidePlugin({ Buffer: ["buffer/", "Buffer"] })],
};
`,
  },
  "swc-loader, for the browsers of the project": {
    "src/index.js": "export class Tea { #price = 1; get price() { return this.#price ?? 0; } }\n",
    ".browserslistrc": "chrome 73\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false,
  module: { rules: [{ test: /\\.js$/, loader: "swc-loader", options: { env: {} } }] },
};
`,
  },
  "swc-loader, for no browsers": {
    "src/index.js": "export class Tea { #price = 1; get price() { return this.#price ?? 0; } }\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false,
  module: { rules: [{ test: /\\.js$/, loader: "swc-loader", options: { env: {} } }] },
};
`,
  },
  "vue-loader": {
    "src/index.js": `import { createApp } from "vue";
import Cart from "./Cart.vue";
createApp(Cart, { name: "Tea & more" }).mount("body");
`,
    "src/Cart.vue": `<script setup>
import { ref } from "vue";
const { name = "Tea" } = defineProps({ name: String });
const count = ref(0);
</script>

<template>
  <button class="cart" @click="count++">{{ name }}: {{ count }}</button>
</template>

<style scoped>
.cart { color: teal; }
</style>
`,
    "webpack.config.js": `const { DefinePlugin } = require("webpack");
const { VueLoaderPlugin } = require("vue-loader");
module.exports = {
  mode: "development", devtool: "source-map",
  module: { rules: [{ test: /\\.vue$/, loader: "vue-loader" }, { test: /\\.css$/, use: ["style-loader", "css-loader"] }] },
  plugins: [
    new VueLoaderPlugin(),
    new DefinePlugin({ __VUE_OPTIONS_API__: true, __VUE_PROD_DEVTOOLS__: false, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false }),
  ],
};
`,
  },
  "svelte-loader": {
    "src/index.js": `import { mount } from "svelte";
import Cart from "./Cart.svelte";
mount(Cart, { target: document.body, props: { name: "Tea" } });
`,
    "src/Cart.svelte": `<script>
  import { fade } from "svelte/transition";
  let { name } = $props();
  let count = $state(0);
</script>

<button transition:fade onclick={() => count++}>{name}: {count}</button>

<style>
  button { color: teal; }
</style>
`,
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map",
  resolve: { conditionNames: ["svelte", "browser", "import"], extensions: [".mjs", ".js", ".svelte"] },
  module: { rules: [{ test: /\\.svelte$/, use: "svelte-loader" }] },
};
`,
  },
  "Browserslist, by its configuration file": {
    "src/index.js": "console.log(globalThis.cart?.total ?? 0);\n",
    ".browserslistrc": "chrome 70\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false, target: "browserslist",
  module: { rules: [{ test: /\\.js$/, loader: "babel-loader", options: { presets: ["@babel/preset-env"] } }] },
};
`,
  },
  "dotenv, and a Babel plugin that a preset brings": {
    "src/index.js": "class Tea { price = PRICE; }\nconsole.log(new Tea().price);\n",
    ".env": "PRICE=39 # euros\n",
    "webpack.config.js": `require("dotenv").config({ path: require("path").resolve(__dirname, ".env") });
const { DefinePlugin } = require("webpack");
module.exports = {
  mode: "development", devtool: false,
  module: {
    rules: [{ test: /\\.js$/, loader: "babel-loader", options: { plugins: ["@babel/plugin-transform-class-properties"] } }],
  },
  plugins: [new DefinePlugin({ PRICE: JSON.stringify(process.env.PRICE) })],
};
`,
  },
  "lodash and core-js": {
    "src/index.js": `import "core-js/actual/object/group-by.js";
import debounce from "lodash/debounce";
import fp from "lodash/fp";
import { chunk } from "lodash";
console.log(chunk([1, 2, 3], 2), debounce, fp.map, Object.groupBy([1, 2], (each) => each % 2));
`,
    "webpack.config.js": 'module.exports = { mode: "development", devtool: false };\n',
  },
  "lodash beside html-webpack-plugin, which has one of its own": {
    "src/index.js": 'import sum from "lodash/sum";\ndocument.body.append(sum([1, 2]));\n',
    "src/index.html": "<!doctype html><title><%= 'tea' %></title>\n",
    "webpack.config.js": `const HtmlPlugin = require("html-webpack-plugin");
module.exports = { mode: "development", devtool: false, plugins: [new HtmlPlugin({ template: "./src/index.html" })] };
`,
  },
  "core-js, as Babel wants it": {
    "src/index.js":
      "console.log(Object.groupBy([1, 2], (each) => each % 2), [1].at(-1));\nnew Set([1]).union(new Set());\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false,
  module: { rules: [{ test: /\\.js$/, exclude: /node_modules/, loader: "babel-loader", options: {
    presets: ["@babel/preset-env"],
    plugins: [["babel-plugin-polyfill-corejs3", { method: "usage-global", version: "3.51" }]] } }] },
};
`,
  },
  "compression-webpack-plugin, at the level of browsers": {
    "src/index.js": `console.log("${"Tea, coffee and more tea. ".repeat(30)}");\n`,
    "webpack.config.js": `const CompressionPlugin = require("compression-webpack-plugin");
module.exports = {
  mode: "development", devtool: false,
  plugins: ["gzip", "deflate", "deflateRaw"].map((algorithm) => {
    return new CompressionPlugin({ algorithm, filename: "[path][base]." + algorithm, compressionOptions: { level: 6 } });
  }),
};
`,
  },
  "webpack-merge": {
    "src/index.js": "console.log(SHOP);\n",
    "webpack.common.js": 'module.exports = { mode: "production", output: { filename: "[name].js" } };\n',
    "webpack.config.js": `const { DefinePlugin } = require("webpack");
const { merge } = require("webpack-merge");
module.exports = merge(require("./webpack.common.js"), {
  mode: "development", devtool: false, plugins: [new DefinePlugin({ SHOP: '"tea"' })],
});
`,
  },
  "csv-loader, yaml-loader, and parsers of TOML and YAML": {
    "src/index.js": `import { parse } from "smol-toml";
import rows from "./prices.csv";
import shop from "./shop.yaml";
import tea from "./tea.toml";
import cups from "./cups.yml";
console.log(rows, shop, tea, cups, parse("coffee = 3"));
`,
    "src/prices.csv": "name,price\nTea,4\nCoffee,3\n",
    "src/shop.yaml": "name: Shop\nopen: [1, 2]\nat: 2026-11-21\n",
    "src/tea.toml": "since = 2026-11-21\n[tea]\nprice = 4\n",
    "src/cups.yml": "cups:\n  - 1\n",
    "webpack.config.mjs": `import { parse } from "smol-toml";
import YAML from "yaml";
export default {
  mode: "development", devtool: false,
  module: { rules: [
    { test: /\\.csv$/, loader: "csv-loader", options: { header: true, dynamicTyping: true, skipEmptyLines: true } },
    { test: /\\.yaml$/, loader: "yaml-loader" },
    { test: /\\.toml$/, type: "json", parser: { parse } },
    { test: /\\.yml$/, type: "json", parser: { parse: YAML.parse } },
  ] },
};
`,
  },
  "imports-loader and exports-loader": {
    "src/index.js": 'import { greet } from "./greetings.js";\nimport "./visits.js";\ngreet("Ada");\n',
    "src/greetings.js": "function greet(name) { alert(name); }\nvar greetings = 1;\n",
    "src/visits.js": "this.visits = 1;\n$(this);\n",
    "src/shop.js": "export const shop = 1;\n",
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map",
  module: { rules: [
    { test: /visits\\.js$/, type: "javascript/auto", loader: "imports-loader",
      options: { wrapper: "window", imports: ["default ./shop.js $"] } },
    { test: /greetings\\.js$/, type: "javascript/auto", loader: "exports-loader",
      options: { type: "commonjs", exports: ["greet", "greetings"] } },
  ] },
  ignoreWarnings: [/export 'default'/],
};
`,
  },
  "source-map-loader": {
    "src/index.js": 'import { tea } from "../lib/tea.js";\nconsole.log(tea);\n',
    "lib/tea.js": "export const tea = 4;\n//# sourceMappingURL=tea.js.map\n",
    "lib/tea.js.map":
      '{ "version": 3, "file": "tea.js", "sources": ["tea.ts"], "sourcesContent": ["export const tea: number = 4;\\n"], "names": [], "mappings": "AAAA" }',
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map",
  module: { rules: [{ test: /\\.js$/, enforce: "pre", use: "source-map-loader" }] },
};
`,
  },
  "react-router": {
    "src/index.jsx": `import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";
import { RouterProvider } from "react-router/dom";
createRoot(document.body).render(
  <BrowserRouter><Routes><Route path="/" element={<Link to="/tea">{typeof RouterProvider}</Link>} /></Routes></BrowserRouter>,
);
`,
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: false, entry: "./src/index.jsx",
  module: { rules: [{ test: /\\.jsx$/, loader: "swc-loader", options: {
    jsc: { target: "es2022", parser: { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic", development: false } } } } }] },
};
`,
  },
  "react-router in production": {
    "src/index.js": 'import { createBrowserRouter } from "react-router";\nconsole.log(createBrowserRouter([]));\n',
    "webpack.config.js":
      'module.exports = { mode: "production", optimization: { minimize: false }, performance: { hints: false } };\n',
  },
  "React Refresh, without the server that would use it": {
    "src/index.jsx": "export function Tea() {\n  return <p>Tea</p>;\n}\n",
    "webpack.config.js": `const ReactRefreshPlugin = require("@pmmmwh/react-refresh-webpack-plugin");
module.exports = {
  mode: "development", devtool: false, entry: "./src/index.jsx",
  module: { rules: [{ test: /\\.jsx$/, exclude: /node_modules/, loader: "swc-loader", options: {
    jsc: { target: "es2022", parser: { syntax: "ecmascript", jsx: true },
      transform: { react: { runtime: "automatic", development: false, refresh: true } } } } }] },
  plugins: [new ReactRefreshPlugin({ overlay: false })],
};
`,
  },
  "Solid with JSX": {
    "src/index.js":
      'import { render } from "solid-js/web";\nimport { Cart } from "./Cart.jsx";\nrender(Cart, document.body);\n',
    "src/Cart.jsx": `import { createSignal, For } from "solid-js";
import { createStore } from "solid-js/store";
export function Cart() {
  const [count, setCount] = createSignal(0);
  const [shop] = createStore({ names: ["Tea & more"] });
  return <><h1>Cart &eacute;</h1><button onClick={() => setCount(count() + 1)}>{count()}</button><For each={shop.names}>{(name) => <li>{name}</li>}</For></>;
}
`,
    "webpack.config.js": `module.exports = {
  mode: "development", devtool: "source-map", resolve: { extensions: [".jsx", "..."] },
  module: { rules: [{ test: /\\.jsx$/, loader: "babel-loader", options: { presets: ["solid"] } }] },
};
`,
  },
  "Solid in production": {
    "src/index.js":
      'import { createSignal } from "solid-js";\nimport { render } from "solid-js/web";\nrender(() => createSignal(0)[0], document.body);\n',
    "webpack.config.js": 'module.exports = { mode: "production", optimization: { minimize: false } };\n',
  },
};
