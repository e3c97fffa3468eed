import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import webpack from "webpack";
import { effectsOf } from "../../lib/effects";
import { fencesOf, textOf } from "../../lib/page-text";
import { build, type Files, samplesOf } from "../../lib/project";

const page = await textOf("api/runtime.mdx");
/** The rows of the tables: the name in a bundle, and when it's there. */
const rows = [...page.matchAll(/^\| `([^`]+)` \| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(
  ([, name = "", constant = "", , when = ""]) => ({ name, constant, when }),
);

const LAZY = { "src/index.js": 'import("./lazy.js");', "src/lazy.js": "export const lazy = 1;" };
const WASM = {
  "src/index.js": 'import { f } from "./a.wasm"; f();',
  // A module with an empty function `f`.
  "src/a.wasm": Buffer.from("AGFzbQEAAAABBAFgAAADAgEABwUBAWYAAAoEAQIACw==", "base64") as unknown as string,
};
const HOT = { plugins: [new webpack.HotModuleReplacementPlugin()] };
const ASSET = { module: { rules: [{ test: /\.png$/, type: "asset/resource" }] } };
const FEDERATED = {
  plugins: [
    new webpack.container.ModuleFederationPlugin({
      name: "shop",
      filename: "remote.js",
      exposes: { "./lazy": "./src/lazy.js" },
      remotes: { other: "other@http://localhost/remote.js" },
      shared: { lib: { version: "1.0.0", import: "./src/lib.js" } },
    }),
  ],
};
const FEDERATED_FILES = {
  ...LAZY,
  "src/index.js": 'import("other/thing"); import("lib"); import("./lazy.js");',
  "src/lib.js": "",
};

const APART = { chunks: "all", minSize: 0 } as const;
const UNIVERSAL: Configuration = {
  target: ["web", "node"],
  output: { module: true },
  experiments: { outputModule: true },
};
const DEFERRED = (use: string, before = ""): Files => ({
  "src/index.js": `import defer * as a from "./a.js"; setTimeout(() => console.log(${use}));`,
  "src/a.js": `${before}export const b = 1;`,
  "src/z.js": "await 1;",
});
const OUTSIDE: Configuration = { externals: { a: "A" } };
const SPLIT: Configuration = {
  optimization: {
    minimize: false,
    concatenateModules: false,
    splitChunks: { ...APART, cacheGroups: { a: { test: /[as]\.js/, name: "a", enforce: true } } },
  },
};
const SHARED = {
  "src/one.js": 'import { a } from "./s.js"; a();',
  "src/two.js": 'import { b } from "./s.js"; b();',
  "src/s.js": 'import { z } from "./a.js"; export const a = () => 1; export const b = () => console.log(z);',
  "src/a.js": "export const z = {}; console.log(2);",
};

/** A project and the names that its bundle has. */
const cases: [names: string, files: Files, configuration?: Configuration][] = [
  [
    "__webpack_require__ d o r",
    { "src/index.js": 'import * as a from "./a.js"; console.log(a);', "src/a.js": "export const b = 1;" },
  ],
  ["m e f u p l nc webpackChunkproject", LAZY],
  ["c", { "src/index.cjs": "console.log(require.cache);" }, { entry: "./src/index.cjs" }],
  ["s", { "src/index.cjs": "console.log(require.main === module);" }, { entry: "./src/index.cjs" }],
  [
    "n",
    {
      "package.json": "{}",
      "src/index.js": 'import a from "./a.cjs"; console.log(a);',
      "src/a.cjs": "module.exports = 1;",
    },
  ],
  ["t", { "src/index.js": 'import("./a.cjs");', "src/a.cjs": "module.exports = 1;" }],
  [
    "ns",
    { "src/index.js": 'import * as a from "./a.js"; console.log(a);', "src/a.js": "export const b = 1;" },
    { module: { parser: { javascript: { specNamespaceObject: true } } } } as Configuration,
  ],
  ["dn", { "src/index.js": 'import a from "./a.js"; console.log(a.name);', "src/a.js": "export default () => {};" }],
  ["hmd", { "src/index.js": "export const a = 1; console.log(module);", "package.json": "{}" }],
  ["nmd", { "src/index.cjs": "console.log(module.paths, module);" }, { entry: "./src/index.cjs" }],
  ["g", { "src/index.js": "console.log(global);", "package.json": "{}" }],
  [
    "tb",
    { "src/index.js": 'import a from "./a.bin"; console.log(a);', "src/a.bin": "abc" },
    { module: { rules: [{ test: /bin$/, type: "asset/bytes" }] } },
  ],
  [
    "module module.id module.loaded",
    { "src/index.cjs": "console.log(module.id, module.loaded);" },
    { entry: "./src/index.cjs" },
  ],
  ["__webpack_exports__", { "src/index.js": "export const a = 1;" }, { output: { library: "shop" } }],
  ["k", { "src/index.js": 'import("./a.css");', "src/a.css": "a { color: red; }" }, { experiments: { css: true } }],
  ["O", { "src/index.js": "console.log(1);" }, { optimization: { runtimeChunk: true } }],
  [
    "x",
    { "src/index.js": 'new Worker(new URL("./w.js", import.meta.url));', "src/w.js": "console.log(1);" },
    { optimization: { splitChunks: { ...APART, cacheGroups: { a: { test: /w\.js/, name: "v" } } } } },
  ],
  [
    "X C",
    { "src/index.js": 'console.log(1); import("./a.js");', "src/a.js": "" },
    {
      target: "async-node",
      optimization: {
        runtimeChunk: "single",
        splitChunks: { ...APART, cacheGroups: { a: { test: /index\.js/, name: "v" } } },
      },
    },
  ],
  [
    "__webpack_esm_runtime__",
    LAZY,
    { experiments: { outputModule: true }, output: { module: true }, optimization: { runtimeChunk: "single" } },
  ],
  ["j", { "src/index.js": "console.log(__webpack_runtime_id__);" }],
  ["cn", { "src/index.js": "console.log(__webpack_chunkname__);" }],
  ["E F", { ...LAZY, "src/index.js": 'import(/* webpackPrefetch: true */ "./lazy.js");' }],
  [
    "G H",
    { "src/index.js": 'import("./a.js");', "src/a.js": 'import(/* webpackPreload: true */ "./b.js");', "src/b.js": "" },
  ],
  [
    "PA",
    {
      "src/index.js": 'console.log(new URL(/* webpackPrefetch: true */ "./a.png", import.meta.url));',
      "src/a.png": "x",
    },
  ],
  [
    "LA",
    {
      "src/index.js": 'console.log(new URL(/* webpackPreload: true */ "./a.png", import.meta.url));',
      "src/a.png": "x",
    },
  ],
  [
    "__webpack_esm_ids__ __webpack_esm_modules__",
    LAZY,
    { experiments: { outputModule: true }, output: { module: true } },
  ],
  ["b", { "src/index.js": 'console.log(new URL("./a.png", import.meta.url));', "src/a.png": "x" }],
  [
    "U",
    { "src/index.js": 'console.log(new URL("./a.png", import.meta.url));', "src/a.png": "x" },
    { module: { parser: { javascript: { url: "relative" } } } },
  ],
  ["tt tu", LAZY, { output: { trustedTypes: true } }],
  ["oe", { "src/index.cjs": "require.onError = console.log;" }, { entry: "./src/index.cjs" }],
  [
    "System",
    { "src/index.cjs": "console.log(System);" },
    { entry: "./src/index.cjs", module: { parser: { javascript: { system: true } } } },
  ],
  ["ts", { "src/index.js": "console.log(1);" }, { devtool: "eval", output: { trustedTypes: true } }],
  ["wc", { "src/index.js": 'new Worker(new URL("./w.js", import.meta.url));', "src/w.js": "" }, { ...UNIVERSAL }],
  ["cs", { "src/index.js": "console.log(__webpack_css_server_styles__);" }],
  ["y", { "src/index.js": "console.log(__system_context__);" }, { output: { library: { type: "system" } } }],
  ["amdD", { "src/index.cjs": "console.log(define);" }, { entry: "./src/index.cjs" }],
  ["amdO", { "src/index.cjs": "console.log(require.amd);" }, { entry: "./src/index.cjs", amd: { jQuery: true } }],
  [
    "is",
    { "src/index.js": 'import "./a.css";', "src/a.css": "a { color: red; }" },
    { experiments: { css: true }, module: { parser: { css: { exportType: "style" } } } } as Configuration,
  ],
  ["a", { "src/index.js": "await 1;" }],
  [
    "z",
    {
      "src/index.js": 'import defer * as a from "./a.js"; setTimeout(() => console.log(a));',
      "src/a.js": "export const b = 1;",
    },
    { experiments: { deferImport: true } } as Configuration,
  ],
  ["v", WASM, { experiments: { asyncWebAssembly: true } }],
  ["w", WASM, { experiments: { syncWebAssembly: true }, entry: "./src/start.js" }],
  ["h", { "src/index.js": "console.log(__webpack_hash__);" }],
  ["h i c hmrD hmrC hmrI hmrM hmrF hu hmrL hmrK hmrG hmrV hmrS_jsonp", LAZY, HOT],
  [
    "lE",
    { "src/index.js": "export let a = 1; setTimeout(() => a++);" },
    { output: { module: true, library: { type: "module" } }, experiments: { outputModule: true }, ...HOT },
  ],
  ["zO aD aE zS zT", DEFERRED("a.b", 'import "./z.js"; '), { experiments: { deferImport: true } } as Configuration],
  ["zC", DEFERRED("a"), { experiments: { deferImport: true }, ...HOT } as Configuration],
  ["aG", { "src/index.js": "await 1;" }, { target: ["web", "es2015"] }],
  [
    "vs",
    { ...WASM, "src/index.js": 'import source m from "./a.wasm"; console.log(m);' },
    { experiments: { asyncWebAssembly: true, sourceImport: true } } as Configuration,
  ],
  ["S I R", FEDERATED_FILES, FEDERATED],
  // Other conditions in a row that names several.
  ["m", { "src/index.js": "console.log(__webpack_modules__);" }],
  ["m", { ...LAZY, "src/index.js": 'import "./lazy.js"; import(/* webpackMode: "weak" */ "./lazy.js");' }],
  ["c s", { "src/index.js": "console.log(import.meta);" }],
  ["t", { "src/index.js": 'import("./a.json");', "src/a.json": "{}" }],
  ["n t", { "src/index.js": 'import a from "a"; console.log(a); import("a");', "package.json": "{}" }, OUTSIDE],
  [
    "l a",
    { "src/index.js": 'import a from "a"; console.log(a);' },
    { externals: { a: "script A@https://acme.test/a.js" } },
  ],
  [
    "e u",
    { "src/index.cjs": 'require.ensure(["./lazy.js"], () => {});', "src/lazy.js": "" },
    { entry: "./src/index.cjs" },
  ],
  ["u p", { "src/index.js": "console.log(__webpack_get_script_filename__, __webpack_public_path__);" }],
  [
    "b PA",
    { "src/index.js": `new Worker(new URL(/* webpackPrefetch: true */ "./w.js", import.meta.url));`, "src/w.js": "" },
  ],
  ["b", { "src/index.js": 'console.log(import.meta.resolve("./a.png"));', "src/a.png": "x" }],
  ["C", { "src/index.js": 'import "./a.js";', "src/a.js": "console.log(1);" }, { ...SPLIT, output: { module: true } }],
  ["j", SHARED, { ...SPLIT, mode: "production", entry: { one: "./src/one.js", two: "./src/two.js" } }],
  ["oe", { "src/index.cjs": "require.ensure([], () => {});" }, { entry: "./src/index.cjs" }],
  ["wc", { "src/index.js": 'new Worker(new URL("./w.js", import.meta.url));', "src/w.js": "" }, { target: "node" }],
  ["amdO", { "src/index.cjs": "console.log(__webpack_amd_options__);" }, { entry: "./src/index.cjs" }],
  ["aD aE zS zT", { "src/index.js": "await 1;" }, { experiments: { deferImport: true } } as Configuration],
  ["zC zO", DEFERRED("a.b"), { experiments: { deferImport: true }, ...HOT } as Configuration],
  ["h", LAZY, { output: { chunkFilename: "[name].[fullhash].js" } }],
  [
    "k",
    { "src/index.js": 'import "./a.css";', "src/a.css": "a { color: red; }" },
    { ...HOT, experiments: { css: true } },
  ],
  ["S I", { "src/index.js": "console.log(__webpack_share_scopes__);" }],
  [
    "cr",
    {
      "package.json": "{}",
      "src/index.js": 'import { a } from "./a.js"; console.log(a, new require("./b.js"));',
      "src/a.js": "export const a = Date.now();",
      "src/b.js": "module.exports = { b: 1 };",
    },
    { mode: "production", optimization: { minimize: false } },
  ],
];

/** Names whose condition no project here meets: a worklet in several files, and merged modules that run late. */
const UNTRIED = new Set(["wb", "cw"].map((name) => `__webpack_require__.${name}`));

test("every name on the page has a project, or says that no bundle has it", () => {
  const tried = new Set(cases.flatMap(([names]) => names.split(" ").map(wholeName)));
  const open = rows.filter(({ name, when }) => !tried.has(name) && !/^never/.test(when) && !UNTRIED.has(name));
  // Plain values, and a property of all others.
  expect(open.map(({ name }) => name)).toEqual(["__webpack_require__.*", "webpackChunk", "__webpack_require__.hmrS"]);
  expect(rows.length).toBe(Object.keys(webpack.RuntimeGlobals).length);
  for (const { name, constant } of rows) expect(webpack.RuntimeGlobals).toHaveProperty(constant, name);
});

function wholeName(name: string): string {
  return /^(?:__|module|webpack)/.test(name) ? name : `__webpack_require__.${name}`;
}

test.each(cases)("%s", async (names, files, configuration = {}) => {
  const all = { "src/start.js": 'import("./index.js");', ...files };
  const text = await build(all, { mode: "development", devtool: false, ...ASSET, ...configuration });
  for (const name of names.split(" ")) {
    const whole = wholeName(name);
    expect(new RegExp(`${whole.replaceAll(".", "\\.")}(?![\\w$])`).test(text), `${whole}\n${text}`).toBe(true);
  }
});

test("the bundle that the page takes apart is the one that webpack writes", async () => {
  const files = { ...(await samplesOf("api/runtime.mdx", "src/index.js")) };
  const others = {
    "src/cart.js": "export const total = (prices) => prices.reduce((sum, n) => sum + n, 0);\n",
    "src/checkout.js": 'export const pay = () => console.log("paid");\n',
  };
  const bundle = bare(await build({ ...files, ...others }, { mode: "development", devtool: false }));
  const shown = (await fencesOf("api/runtime.mdx")).filter(({ title }) => title === "dist/main.js");
  expect(shown).toHaveLength(2);
  for (const { code } of shown) expect(bundle).toContain(bare(code));
  const minimized = await build({ ...files, ...others }, { mode: "production" });
  for (const name of [".e(", ".u=", ".p="]) expect(minimized).toContain(name);
});

effectsOf("api/runtime.mdx").effect("devtool: false", {
  files: { "src/index.js": 'import "./a.js";', "src/a.js": "console.log(1);" },
  without: ["devtool"],
  shows: "\nconsole.log(1);",
  hides: "eval(",
});

/** Removes comments and white space, which the page leaves out or changes. */
function bare(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\s+/g, "");
}

test("a target with globalThis needs no global object from the runtime", async () => {
  const files = { "src/index.js": "console.log(global);", "package.json": "{}" };
  const text = await build(files, { mode: "development", devtool: false, target: ["web", "es2020"] });
  expect(text).toContain("console.log(globalThis)");
});

test("what isn't imported or used keeps a name out, although the option is on", async () => {
  const none = { "src/index.js": 'import { a } from "./a.js"; console.log(a);', "src/a.js": "export const a = 1;" };
  const options = { mode: "development", devtool: false, experiments: { syncWebAssembly: true } } as const;
  const text = await build(none, {
    ...options,
    module: { parser: { javascript: { specNamespaceObject: true } } },
  } as Configuration);
  expect(text).not.toMatch(/__webpack_require__\.(?:w|ns)(?![\w$])/);
});
