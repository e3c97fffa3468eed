/**
 * What the two tools of `/guides/rspack/` do with an option, a loader or a plugin. The result of a tool is the first error,
 * or `with` or `without`: whether a file contains a text or has it in its name, or `built` if no text is asked for.
 */
export interface Probe {
  name: string;
  /** The options as code, in which `bundler` is the tool and `output` its folder. */
  options: string;
  text?: string;
  webpack: string;
  rspack: string;
}

/** The sources of all probes. */
export const PROBE_FILES: Record<string, string> = {
  "package.json": '{ "name": "probe", "type": "module" }',
  ".env": "WEBPACK_SHOP=from-the-file",
  "page.html": '<!doctype html><title>Shop</title><script src="./src/index.js"></script>',
  "public/robots.txt": "Allow: /",
  "tsconfig.json":
    '{ "compilerOptions": { "module": "esnext", "target": "es2022", "moduleResolution": "bundler" }, "files": ["src/price.ts"] }',
  "src/index.js": `import { price } from "./price.js";
    console.log(price);
    import(/* webpackChunkName: "later" */ "./later.js");`,
  "src/price.js": 'export const price = 1; export const unused = "never used";',
  "src/later.js": "export const later = 1;",
  "src/shop.js": "console.log(import.meta.env.WEBPACK_SHOP);",
  "src/style.js": 'import "./style.css"; import * as styles from "./shop.module.css"; console.log(styles.title);',
  "src/style.css": "a { color: red; }",
  "src/shop.module.css": ".title { color: red; }",
  "src/sass.js": 'import "./style.scss";',
  "src/style.scss": "$red: red; a { color: $red; }",
  "src/jsx.jsx": 'import { h } from "./h.js"; h(<p />);',
  "src/h.js": "export const h = (element) => console.log(element);",
  "src/jsx.js": "export const jsx = (type) => ({ type });",
  "src/price.ts": "const price: number = 1; console.log(price);",
  "src/prices.js": 'import prices from "./prices.csv"; console.log(prices);',
  "src/prices.csv": "name,price\nlamp,20\n",
  "src/lamp.js": 'console.log(new URL("./lamp.svg", import.meta.url).href);',
  "src/lamp.svg": '<svg xmlns="http://www.w3.org/2000/svg" />',
  "src/folder.js": 'console.log(import.meta.webpackContext("./prices", { regExp: /csv$/ }).keys());',
  "src/prices/lamp.csv": "name,price",
};

const CSS_LOADERS = (use: string) =>
  `entry: "./src/style.js", module: { rules: [{ test: /\\.css$/, type: "javascript/auto", use: ${use} }] }`;
const SWC = '{ jsc: { parser: { syntax: "ecmascript", jsx: true }, transform: { react: { runtime: "automatic" } } } }';
const JSX = (
  use: string,
) => `entry: "./src/jsx.jsx", resolve: { alias: { "react/jsx-runtime": import.meta.dirname + "/src/jsx.js" } },
  module: { rules: [{ test: /\\.jsx$/, use: ${use} }] }`;

/** What works in both tools, in the same way. */
const SAME: Probe[] = [
  ["chunk names in comments", "", "later"],
  ["an unused export", "", "price"],
  ["splitChunks", 'optimization: { splitChunks: { chunks: "all", minSize: 0 }, runtimeChunk: "single" }', "runtime.js"],
  ["externals", 'externals: { "./price.js": "acmePrice" }', "acmePrice"],
  ["target", 'target: "node20"', "later"],
  ["devtool", 'devtool: "source-map"', "main.js.map"],
  ["library umd", 'output: { library: { type: "umd", name: "acmeLibrary" } }', "acmeLibrary"],
  ["library modern-module", 'output: { library: { type: "modern-module" } }', "main.mjs"],
  ["new URL()", 'entry: "./src/lamp.js"', ".svg"],
  [
    "webpackContext",
    'entry: "./src/folder.js", module: { rules: [{ test: /\\.csv$/, type: "asset/source" }] }',
    "lamp.csv",
  ],
  ["style-loader", CSS_LOADERS('["style-loader", "css-loader"]'), "color: red"],
  [
    "sass-loader",
    'entry: "./src/sass.js", module: { rules: [{ test: /\\.scss$/, type: "javascript/auto", use: ["style-loader", "css-loader", "sass-loader"] }] }',
    "color: red",
  ],
  ["swc-loader", JSX(`[{ loader: "swc-loader", options: ${SWC} }]`), "jsx"],
  ["esbuild-loader", JSX('[{ loader: "esbuild-loader", options: { jsx: "automatic" } }]'), "jsx"],
  ["thread-loader", JSX(`["thread-loader", { loader: "swc-loader", options: ${SWC} }]`), "jsx"],
  [
    "babel-loader",
    'module: { rules: [{ test: /price\\.js$/, loader: "babel-loader", options: { presets: ["@babel/preset-env"] } }] }',
    "price",
  ],
  [
    "ts-loader",
    'entry: "./src/price.ts", module: { rules: [{ test: /\\.ts$/, loader: "ts-loader" }] }',
    "console.log(price)",
  ],
  [
    "csv-loader",
    'entry: "./src/prices.js", module: { rules: [{ test: /\\.csv$/, loader: "csv-loader", options: { header: true } }] }',
    "lamp",
  ],
  [
    "built-in CSS with a rule",
    'entry: "./src/style.js", experiments: { css: true }, module: { rules: [{ test: /\\.css$/, type: "css/auto" }] }',
    "main.css",
  ],
  ["html-webpack-plugin", 'plugins: [new HtmlWebpackPlugin({ title: "Acme shop" })]', "Acme shop"],
  [
    "fork-ts-checker-webpack-plugin",
    'entry: "./src/price.ts", module: { rules: [{ test: /\\.ts$/, loader: "ts-loader", options: { transpileOnly: true } }] }, plugins: [new ForkTsCheckerWebpackPlugin()]',
    "console.log(price)",
  ],
  [
    "webpack-bundle-analyzer",
    'plugins: [new BundleAnalyzerPlugin({ analyzerMode: "json", logLevel: "silent" })]',
    "main.js",
  ],
  ["workbox-webpack-plugin", "plugins: [new workbox.GenerateSW()]", "service-worker.js"],
  ["a plugin that adds a file", "plugins: [new AddFile()]", "added.txt"],
  [
    "plugins of the tool",
    'plugins: [new bundler.DefinePlugin({ FLAG: 1 }), new bundler.BannerPlugin("Acme banner")]',
    "Acme banner",
  ],
].map(([name = "", options = "", text = ""]) => ({ name, options, text, webpack: "with", rspack: "with" }));

export const PROBES: Probe[] = [
  ...SAME.map((probe) =>
    probe.name === "an unused export" ? { ...probe, text: "never used", webpack: "without", rspack: "without" } : probe,
  ),
  {
    name: "filesystem cache",
    options: 'cache: { type: "filesystem", cacheDirectory: output + "/cache" }',
    webpack: "built",
    rspack: "Not implemented cache.type filesystem",
  },
  {
    name: "persistent cache",
    options: 'cache: { type: "persistent" }',
    webpack: "configuration.cache should be one of these",
    rspack: "built",
  },
  {
    name: "output.copy",
    options: 'output: { copy: ["public"] }',
    text: "robots.txt",
    webpack: "with",
    rspack: "without",
  },
  {
    name: "output.html",
    options: 'output: { html: { title: "Acme shop" }, htmlFilename: "index.html" }',
    text: "index.html",
    webpack: "with",
    rspack: "without",
  },
  { name: "an HTML entry", options: 'entry: "./page.html"', webpack: "built", rspack: "Module parse failed" },
  {
    name: "dotenv",
    options: 'entry: "./src/shop.js", dotenv: true',
    text: "from-the-file",
    webpack: "with",
    rspack: "without",
  },
  { name: "CSS without a rule", options: 'entry: "./src/style.js"', webpack: "built", rspack: "Module parse failed" },
  {
    name: "a rule for CSS without experiments.css",
    options: 'entry: "./src/style.js", module: { rules: [{ test: /\\.css$/, type: "css/auto" }] }',
    text: "main.css",
    webpack: "No parser registered for css/auto",
    rspack: "with",
  },
  { name: "an unknown option", options: "outptu: {}", webpack: "unknown property 'outptu'", rspack: "built" },
  {
    name: "moduleIds size",
    options: 'optimization: { moduleIds: "size" }',
    webpack: "built",
    rspack: "moduleIds: size is not implemented",
  },
  {
    name: "built-in SWC",
    options: JSX(`[{ loader: "builtin:swc-loader", options: ${SWC} }]`),
    webpack: "Can't resolve 'builtin:swc-loader'",
    rspack: "built",
  },
  {
    name: "futureDefaults",
    options: "experiments: { futureDefaults: true }",
    text: "main.mjs",
    webpack: "with",
    rspack: "without",
  },
  {
    name: "mini-css-extract-plugin",
    options: `${CSS_LOADERS('[MiniCssExtractPlugin.loader, "css-loader"]')}, plugins: [new MiniCssExtractPlugin()]`,
    webpack: "built",
    rspack: "Cannot read properties of undefined (reading 'registerLoader')",
  },
  {
    name: "DefinePlugin of webpack",
    options: "plugins: [new webpack.DefinePlugin({ FLAG: 1 })]",
    webpack: "built",
    rspack: "Cannot read properties of undefined (reading 'set')",
  },
  {
    name: "BannerPlugin of webpack",
    options: 'plugins: [new webpack.BannerPlugin("Acme")]',
    webpack: "built",
    rspack: "Compiler.hooks.validate is not supported in rspack",
  },
  {
    name: "a plugin that changes the parser",
    options: "plugins: [new ChangeParser()]",
    webpack: "built",
    rspack: "Cannot read properties of undefined (reading 'for')",
  },
  {
    name: "a plugin with optimizeChunks",
    options: "plugins: [new OptimizeChunks()]",
    webpack: "built",
    rspack: "Compilation.hooks.optimizeChunks is not supported in rspack",
  },
  {
    name: "module federation",
    options:
      'plugins: [new bundler.container.ModuleFederationPlugin({ name: "acme", exposes: { "./price": "./src/price.js" } })]',
    webpack: "built",
    rspack: "Module Federation runtime is not installed",
  },
  {
    name: "HtmlRspackPlugin",
    options: 'plugins: [new rspack.HtmlRspackPlugin({ title: "Acme shop" })]',
    text: "Acme shop",
    webpack: "",
    rspack: "with",
  },
];

/** Returns a script that builds each probe with both tools and prints the results as JSON. */
export function probeScript(probes: Probe[]): string {
  return `
    import { readdirSync, readFileSync } from "node:fs";
    import path from "node:path";
    import { rspack } from "@rspack/core";
    import ForkTsCheckerWebpackPlugin from "fork-ts-checker-webpack-plugin";
    import HtmlWebpackPlugin from "html-webpack-plugin";
    import MiniCssExtractPlugin from "mini-css-extract-plugin";
    import webpack from "webpack";
    import { BundleAnalyzerPlugin } from "webpack-bundle-analyzer";
    import workbox from "workbox-webpack-plugin";

    class AddFile {
      apply(compiler) {
        const { Compilation, sources } = compiler.webpack;
        compiler.hooks.compilation.tap("AddFile", (compilation) => {
          const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
          compilation.hooks.processAssets.tap({ name: "AddFile", stage }, () => {
            compilation.emitAsset("added.txt", new sources.RawSource("added"));
          });
        });
      }
    }

    class ChangeParser {
      apply(compiler) {
        compiler.hooks.normalModuleFactory.tap("ChangeParser", (factory) => {
          factory.hooks.parser.for("javascript/auto").tap("ChangeParser", () => {});
        });
      }
    }

    class OptimizeChunks {
      apply(compiler) {
        compiler.hooks.compilation.tap("OptimizeChunks", (compilation) => {
          compilation.hooks.optimizeChunks.tap("OptimizeChunks", () => {});
        });
      }
    }

    const probes = { ${probes
      .map(
        ({ name, options, text = "" }) =>
          `${JSON.stringify(name)}: [(bundler, output) => ({ ${options} }), ${JSON.stringify(text)}]`,
      )
      .join(",\n")} };

    function build(bundler, name, [options, text]) {
      const folder = path.join(import.meta.dirname, "built", bundler === rspack ? "rspack" : "webpack", name.replaceAll(" ", "-"));
      return new Promise((resolve) => {
        try {
          const given = options(bundler, folder);
          const compiler = bundler(
            {
              context: import.meta.dirname,
              entry: "./src/index.js",
              mode: "production",
              ...given,
              output: { ...given.output, path: folder },
              optimization: { minimize: false, ...given.optimization },
            },
            (error, stats) => {
              if (error) return resolve(error.message);
              const { errors } = stats.toJson({ all: false, errors: true });
              compiler.close(() => resolve(errors[0]?.message ?? described(folder, text)));
            },
          );
        } catch (error) {
          resolve(error.message);
        }
      });
    }

    function described(folder, text) {
      if (!text) return "built";
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
      const isThere = ({ parentPath, name }) => name.includes(text) || readFileSync(path.join(parentPath, name), "utf8").includes(text);
      return files.some(isThere) ? "with" : "without";
    }

    const results = {};
    for (const [name, probe] of Object.entries(probes)) {
      results[name] = { webpack: await build(webpack, name, probe), rspack: await build(rspack, name, probe) };
    }
    console.log("\\n" + JSON.stringify(results));
    process.exit(0);`;
}
