import MinimizerPlugin from "minimizer-webpack-plugin";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { textOf } from "../../scripts/checks/samples/shop";
import { outputsOf } from "../page-outputs";
import { build, type Files, run } from "../project";

const page = await outputsOf("configuration/optimization.mdx");

type Optimization = NonNullable<Configuration["optimization"]>;

/** Builds a project with these steps. */
const optimize = (optimization: Optimization, files: Files, rest: Configuration = {}) =>
  build(files, { ...rest, optimization });

/** Returns a package of about so many bytes. */
const packageOf = (name: string, bytes: number): Files => ({
  [`node_modules/${name}/index.js`]: `export const ${name} = "${"words ".repeat(bytes / 6)}";\n`,
});

const shop: Files = {
  "src/shop.js": 'import { alpha } from "alpha";\ndocument.title = alpha;\n',
  "src/admin.js": 'import { alpha } from "alpha";\nimport { beta } from "beta";\ndocument.title = alpha + beta;\n',
  ...packageOf("alpha", 28_400),
  ...packageOf("beta", 28_400),
};
const entries: Configuration = {
  entry: { shop: "./src/shop.js", admin: "./src/admin.js" },
  stats: { entrypoints: true },
};

/** Builds two entries that share packages. */
const split = (splitChunks: Optimization["splitChunks"], rest: Configuration = {}) =>
  optimize({ splitChunks }, shop, { ...entries, performance: false, ...rest });

// Minimizing

const old: Files = { "public/old.js": "var 1;" };
page.shows("ERROR in old.js", () => build(old, { output: { copy: ["public"] } }));

test("a file that is not valid is excluded", async () => {
  const exclude = new MinimizerPlugin({ exclude: /old/ });
  const minimizing = { minimizer: [exclude, "..." as const], minimizeOptions: { javascript: false as const } };
  const built = await optimize(minimizing, old, { output: { copy: ["public"] } });
  expect(built).not.toContain("ERROR");
  expect(built).toContain("var 1;");
});

page.shows("a{-webkit-user-select:none;user-select:none", () =>
  build(
    { "src/index.js": 'import "./a.css";', "src/a.css": "a { user-select: none; inset: 0 }" },
    { target: "web", experiments: { css: true } },
  ),
);

test.each([
  ["is moved to a file", true, { comments: true }],
  ["stays", false, { comments: true, extractComments: false }],
  ["is removed", false, { extractComments: false }],
])("a license comment in HTML %s", async (where, moved, html) => {
  const page: Files = { "src/page.html": "<p>a</p><!-- x --><!--[if IE]>b<![endif]--><!--! license -->" };
  const built = await build(page, { entry: "./src/page.html", optimization: { minimizeOptions: { html } } });
  expect(built.includes("page.html.LICENSE.txt")).toBe(moved);
  const emitted = built.split("\npage.html\n")[1]?.split("\n")[0];
  expect(emitted?.includes("<!--! license -->")).toBe(where === "stays");
  expect(emitted).toContain("<!--[if IE]>b<![endif]-->");
});

const scripts: Files = {
  "src/index.js": 'import "./a.css";\nconsole.log("hello");\n',
  "src/a.css": "a { color: red }",
  "src/vendor.js": 'import "./b.css";\nconsole.log("vendor");\n',
  "src/b.css": "b { color: red }",
};
/** Returns a minimizer that leaves the files of one entry to others. */
const without = (test: RegExp) =>
  new MinimizerPlugin({ test, exclude: /vendor/, minimizerOptions: { compress: { drop_console: true } } });
const minimize = (optimization: Optimization) =>
  optimize(optimization, scripts, { entry: { main: "./src/index.js", vendor: "./src/vendor.js" } });

test("a minimizer works in front of the built-in one, which takes what is left", async () => {
  const built = await minimize({ minimizer: [without(/\.m?js$/), "..."] });
  expect(built).not.toContain('console.log("hello")');
  expect(built).toContain('(()=>{"use strict";console.log("vendor")})()');
  expect(built).toContain("a{color:red}");
});

test("a minimizer for scripts does nothing behind the built-in one", async () => {
  expect(await minimize({ minimizer: ["...", without(/\.m?js$/)] })).toContain('console.log("hello")');
});

test("scripts that a minimizer excludes stay as they are if the built-in one is off for scripts", async () => {
  const built = await minimize({ minimizer: [without(/\.m?js$/), "..."], minimizeOptions: { javascript: false } });
  expect(built).toContain('\nconsole.log("vendor");');
  expect(built).not.toContain('console.log("hello")');
});

test.each(["in front", "behind"])(
  "a minimizer for CSS %s takes the whole type from the built-in one",
  async (place) => {
    const css = new MinimizerPlugin({ test: /\.css$/, exclude: /vendor/, minify: MinimizerPlugin.lightningCssMinify });
    const built = await minimize({ minimizer: place === "behind" ? ["...", css] : [css, "..."] });
    expect(built).toContain("b { color: red }");
    expect(built).not.toContain("a { color: red }");
  },
);

// Chunks

page.shows("KiB = shop.js", () => split({}));

page.shows("KiB = 52.js", () => split({ chunks: "all" }));

page.shows("Conflict: Multiple chunks emit assets to the same filename app.js", () =>
  split({ chunks: "all" }, { output: { filename: "app.js" } }),
);

page.shows("Using the cacheGroup shorthand syntax with a cache group named 'test'", () =>
  split({ cacheGroups: { test: /node_modules/, name: "vendor" } }),
);

page.shows('Cache group "x" conflicts with existing chunk', () =>
  split({ chunks: "all", cacheGroups: { x: { test: /node_modules/, name: "shop", enforce: true } } }),
);

const regions = ["region1", "region2", "region3"];

/** Builds an entry of three large modules, to be cut into parts. */
const cut = (splitChunks: Optimization["splitChunks"]) =>
  optimize(
    { splitChunks: { chunks: "all", maxSize: 40_000, ...splitChunks } },
    {
      "src/index.js": regions.map((name) => `import "./${name}.js";\n`).join(""),
      ...Object.fromEntries(regions.map((name) => [`src/${name}.js`, `console.log("${`${name} `.repeat(4700)}");\n`])),
    },
  );

page.shows("asset main-1d48b7b1.js", () => cut({}));

page.shows("is bigger than maxSize (14.6 KiB)", () => split({ chunks: "all", maxSize: 15_000 }));

page.shows("runtime.js 2.98 KiB", () =>
  optimize(
    { runtimeChunk: "single" },
    {
      "src/shop.js": 'import("./cart.js");\n',
      "src/admin.js": 'import("./cart.js");\n',
      "src/cart.js": "export const cart = [];\n",
    },
    entries,
  ),
);

// Names

page.shows("The value 'hashed' for option 'optimization.moduleIds' is deprecated", () =>
  optimize({ moduleIds: "hashed" }, {}),
);

// Unused code

page.shows("it needs to be in strict mode", () =>
  optimize(
    { minimize: false, concatenateModules: false },
    {
      "src/index.js": 'import { area } from "./shapes.cjs";\nconsole.log(area(1, 2));\n',
      "src/shapes.cjs": "exports.area = (width, height) => width * height;\n",
    },
  ),
);

test.each([
  ["export const flag = false;", true],
  ["const flag = 1 + 1;\nexport { flag };", true],
  ['export const flag = "ääääää";', true],
  ['export const flag = "1234567";', false],
  ["export const flag = [];", false],
  ["export let flag = false;", false],
])("%s is written where it is imported: %s", async (code, inlined) => {
  const files: Files = {
    "src/index.js": 'import { flag } from "./flag.js";\nconsole.log(flag);\n',
    "src/flag.js": code,
  };
  const built = await optimize({ concatenateModules: false, minimize: false }, files);
  expect(built.split("\nmain.js\n")[1]?.includes("flag =")).toBe(!inlined);
});

// Errors

page.shows("optimization.noEmitOnErrors is deprecated", () =>
  run("npx webpack", {
    "webpack.config.js": 'export default { mode: "none", optimization: { noEmitOnErrors: true } };',
  }),
);

// See what happened

page.shows("./src/shapes.cjs 58 bytes", () =>
  run(
    "npx webpack --mode production --stats-optimization-bailout --stats-used-exports --stats-provided-exports --stats-nested-modules",
    {
      "src/index.js": 'import { area } from "./shapes.cjs";\nconsole.log(area(1));\n',
      "src/shapes.cjs": "exports.area = (r) => Math.PI * r * r;\nexports.unused = 1;",
    },
  ),
);

page.restIs({});

test("words in the text about splitChunks", async () => {
  const text = await textOf("configuration/optimization.mdx");
  expect(text).toContain("less than [`minRemainingSize`]");
  expect(await split({ chunks: "all", minRemainingSize: 0 })).toContain("= 52.js 27.8 KiB 870.js 27.8 KiB admin.js");
  expect(text).toContain("55.6 KiB instead of 27.8 KiB for `shop`");
  expect(await split({ chunks: "all", name: "packages" })).toContain("= packages.js 55.6 KiB shop.js");
  expect(text).toContain("`main-src_region2_js-b5195e5b.js`");
  expect(await cut({ hidePathInfo: false })).toContain("asset main-src_region2_js-b5195e5b.js");
});
