/**
 * A row of the table of `/guides/rollup/`: the options of both tools, as code, and the result that both bundles have to
 * have. Rollup writes to `built/rollup/<name>` and webpack to `built/webpack/<name>`.
 */
export interface Row {
  name: string;
  /** The options for Rollup, without `output.dir`. */
  rollup: string;
  /** The options for webpack, without `output.path`. */
  webpack: string;
  /** The body of an asynchronous function of `folder`, `files()`, `read(file)`, `load(file)` and `run(file, globals)`. */
  try: string;
  result: unknown;
  /** The result of webpack's bundle, if the tools differ. */
  webpackResult?: unknown;
}

/** The sources of all rows. */
export const FILES: Record<string, string> = {
  "src/price.js": `import { count } from "./counter.js";
    export const price = () => count();
    export default price;`,
  "src/call.js": 'export { price as default } from "./price.js";',
  "src/other.js": `import { count } from "./counter.js";
    export const other = () => count();`,
  "src/counter.js": "let calls = 0; export const count = () => { calls += 1; return calls; };",
  "src/lazy.js": 'export const lazy = () => import("./part.js");',
  "src/part.js": 'export const part = "a part";',
  "src/effect.js": 'globalThis.effect = "ran"; export const unused = "never used";',
  "src/effects.js": 'import { unused } from "./effect.js"; export const seen = () => globalThis.effect ?? "none";',
  "src/external.js": 'import _ from "lodash"; export const sorted = () => _.sortBy([2, 1]);',
  "src/alias.js": 'import { count } from "@/counter.js"; export const first = count();',
  "src/flag.js": 'export const flag = __DEV__; export const text = "__DEV__ is a flag";',
  "src/data.json": '{ "version": "1.2.3" }',
  "src/data.js": 'import data from "./data.json"; export const { version } = data;',
  "src/named.js": 'import { version } from "./data.json"; export const shown = version;',
  "src/lamp.svg": '<svg xmlns="http://www.w3.org/2000/svg" />',
  "src/lamp.js": 'import lamp from "./lamp.svg"; export { lamp };',
  "src/kind.js": 'import { kind } from "kinds"; export const used = kind;',
  "src/condition.js": 'import { kind } from "conditions"; export const used = kind;',
  "src/extension.js": 'import { kind } from "./text"; export const used = kind;',
  "src/text.es": 'export const kind = "es";',
  "src/address.js": "export const address = import.meta.url;",
  "src/environment.js": "export const environment = process.env.NODE_ENV;",
  "src/picture.js": 'export const picture = new URL("./lamp.svg", import.meta.url);',
  "src/this.js": 'import "./bare.js"; export const type = globalThis.typeOfThis;',
  "src/bare.js": "globalThis.typeOfThis = typeof this;",
  "src/interop.js": 'import call from "interop"; export const type = typeof call;',
  "node_modules/kinds/package.json":
    '{ "name": "kinds", "version": "1.0.0", "main": "main.js", "module": "module.js", "browser": "browser.js" }',
  "node_modules/kinds/main.js": 'exports.kind = "main";',
  "node_modules/kinds/module.js": 'export const kind = "module";',
  "node_modules/kinds/browser.js": 'export const kind = "browser";',
  "node_modules/conditions/package.json":
    '{ "name": "conditions", "version": "1.0.0", "exports": { "acme": "./acme.js", "default": "./other.js" } }',
  "node_modules/conditions/acme.js": 'export const kind = "acme";',
  "node_modules/conditions/other.js": 'export const kind = "other";',
  "node_modules/interop/package.json": '{ "name": "interop", "version": "1.0.0", "main": "main.js" }',
  "node_modules/interop/main.js": `Object.defineProperty(exports, "__esModule", { value: true });
    exports.default = () => "called";`,
  "legacy/package.json": "{}",
  "legacy/main.js": 'import "./this.js"; export const value = "loaded";',
  "legacy/this.js": '(function (root) { root.acme = "set"; })(this);',
};

const price = 'input: "src/price.js"';
const MODULE = 'library: { type: "modern-module" }, filename: "main.mjs"';
const NAMED = 'entryFileNames: "main.mjs"';
const LOADED = "Object.entries(await load('main.mjs')).map(([name, value]) => `${name} ${value}`)";

/** All rows, by what the table says. */
export const ROWS: Row[] = [
  {
    name: "names of files",
    rollup: `input: { one: "src/price.js", two: "src/lazy.js" },
      output: { entryFileNames: "[name].entry.mjs", chunkFileNames: "parts/part-[hash:8].mjs" }`,
    webpack: `entry: { one: "./src/price.js", two: "./src/lazy.js" },
      output: { library: { type: "modern-module" }, filename: "[name].entry.mjs",
        chunkFilename: "parts/part-[contenthash:8].mjs" }`,
    try: "return files().map((file) => file.replace(/part-[\\w-]{8}/, 'part-HASH')).sort();",
    result: ["one.entry.mjs", "parts/part-HASH.mjs", "two.entry.mjs"],
  },
  {
    name: "file",
    rollup: `${price}, output: { dir: undefined, file: "built/rollup/file/prices.mjs" }`,
    webpack: 'entry: "./src/price.js", output: { library: { type: "modern-module" }, filename: "prices.mjs" }',
    try: "return [files(), (await load('prices.mjs')).price()];",
    result: [["prices.mjs"], 1],
  },
  {
    name: "format iife, name",
    rollup: `${price}, output: { format: "iife", name: "acme.prices", entryFileNames: "main.js" }`,
    webpack:
      'entry: "./src/price.js", output: { library: { type: "var", name: ["acme", "prices"] }, filename: "main.js" }',
    try: "return run('main.js').acme.prices.price();",
    result: 1,
  },
  {
    name: "format umd, exports default",
    rollup:
      'input: "src/call.js", output: { format: "umd", name: "acme", exports: "default", entryFileNames: "main.js" }',
    webpack: `entry: "./src/price.js",
      output: { library: { type: "umd", name: "acme", export: "default" }, globalObject: "this", filename: "main.js" }`,
    try: "return run('main.js').acme();",
    result: 1,
  },
  {
    name: "format cjs",
    rollup: `${price}, output: { format: "cjs", exports: "named", entryFileNames: "main.cjs" }`,
    webpack: 'entry: "./src/price.js", output: { library: { type: "commonjs2" }, filename: "main.cjs" }',
    try: "return (await load('main.cjs')).default.price();",
    result: 1,
  },
  {
    name: "format amd",
    rollup: `${price}, output: { format: "amd", exports: "named", entryFileNames: "main.js" }`,
    webpack: 'entry: "./src/price.js", output: { library: { type: "amd" }, filename: "main.js" }',
    try: `let given;
      const define = (...args) => {
        const exports = {};
        given = args.at(-1)(exports) ?? exports;
      };
      run("main.js", { self: {}, define });
      return given.price();`,
    result: 1,
  },
  {
    name: "format system",
    rollup: `${price}, output: { format: "system", entryFileNames: "main.js" }`,
    webpack: 'entry: "./src/price.js", output: { library: { type: "system" }, filename: "main.js" }',
    try: "return read('main.js').includes('System.register(');",
    result: true,
  },
  {
    name: "extend",
    rollup: 'input: "src/other.js", output: { format: "iife", name: "acme", extend: true, entryFileNames: "main.js" }',
    webpack:
      'entry: "./src/other.js", output: { library: { type: "assign-properties", name: "acme" }, filename: "main.js" }',
    try: "const { acme } = run('main.js', { acme: { kept: true } }); return [acme.kept, acme.other()];",
    result: [true, 1],
  },
  {
    name: "globals",
    rollup: `input: "src/external.js", external: ["lodash"],
      output: { format: "iife", name: "acme", globals: { lodash: "_" }, entryFileNames: "main.js" }`,
    webpack: `entry: "./src/external.js",
      externals: { lodash: { commonjs: "lodash", commonjs2: "lodash", amd: "lodash", root: "_" } },
      output: { library: { type: "umd", name: "acme" }, globalObject: "this", filename: "main.js" }`,
    try: "return run('main.js', { _: { sortBy: () => 'sorted' } }).acme.sorted();",
    result: "sorted",
  },
  {
    name: "external, paths",
    rollup: `input: "src/external.js", external: [/^lodash/],
      output: { ${NAMED}, paths: { lodash: "https://acme.test/lodash.mjs" } }`,
    webpack: `entry: "./src/external.js", externals: { lodash: "https://acme.test/lodash.mjs" }, output: { ${MODULE} }`,
    try: "return /^import .* from ['\"]https:\\/\\/acme\\.test\\/lodash\\.mjs['\"];$/m.test(read('main.mjs'));",
    result: true,
  },
  {
    name: "external, pattern",
    rollup: `input: "src/external.js", external: [/^lodash/], output: { ${NAMED} }`,
    webpack: `entry: "./src/external.js", externals: [/^lodash/], output: { ${MODULE} }`,
    try: "return (await load('main.mjs')).sorted();",
    result: [1, 2],
  },
  {
    name: "manualChunks",
    rollup: `${price}, output: { ${NAMED}, chunkFileNames: "[name].mjs",
      manualChunks: (id) => (id.endsWith("counter.js") ? "vendor" : undefined) }`,
    webpack: `entry: "./src/price.js",
      output: { library: { type: "modern-module" }, filename: (data) => data.chunk.name + ".mjs" },
      optimization: { minimize: false, splitChunks: { cacheGroups: {
        vendor: { test: /counter\\.js$/, name: "vendor", chunks: "all", enforce: true } } } }`,
    try: "return [files().sort(), (await load('main.mjs')).price()];",
    result: [["main.mjs", "vendor.mjs"], 1],
  },
  {
    name: "two entries that share state",
    rollup: 'input: { price: "src/price.js", other: "src/other.js" }, output: { entryFileNames: "[name].mjs" }',
    webpack: `entry: { price: "./src/price.js", other: "./src/other.js" },
      output: { library: { type: "modern-module" }, filename: "[name].mjs" },
      optimization: { minimize: false, runtimeChunk: "single" }`,
    try: "const { price } = await load('price.mjs'); const { other } = await load('other.mjs'); return [price(), other()];",
    result: [1, 2],
  },
  {
    name: "inlineDynamicImports",
    rollup: `input: "src/lazy.js", output: { ${NAMED}, inlineDynamicImports: true }`,
    webpack: `entry: "./src/lazy.js", output: { ${MODULE} },
      module: { parser: { javascript: { dynamicImportMode: "eager" } } }`,
    try: "return [files(), (await (await load('main.mjs')).lazy()).part];",
    result: [["main.mjs"], "a part"],
  },
  {
    name: "banner, footer",
    rollup: `${price}, output: { ${NAMED}, banner: "/* first */", footer: "/* last */" }`,
    webpack: `entry: "./src/price.js", output: { ${MODULE} }, plugins: [
      new webpack.BannerPlugin({ raw: true, banner: "/* first */" }),
      new webpack.BannerPlugin({ raw: true, banner: "/* last */", footer: true })]`,
    try: "const text = read('main.mjs').trim(); return [text.slice(0, 11), text.slice(-10)];",
    result: ["/* first */", "/* last */"],
  },
  ...Object.entries({ true: "source-map", '"inline"': "inline-source-map", '"hidden"': "hidden-source-map" }).map(
    ([sourcemap, devtool]): Row => ({
      name: `sourcemap ${sourcemap}`,
      rollup: `${price}, output: { ${NAMED}, sourcemap: ${sourcemap} }`,
      webpack: `entry: "./src/price.js", output: { ${MODULE} }, devtool: "${devtool}"`,
      try: "return [files().length, /sourceMappingURL=(\\w*)/.exec(read('main.mjs'))?.[1] ?? 'none'];",
      result: { true: [2, "main"], '"inline"': [1, "data"], '"hidden"': [2, "none"] }[sourcemap],
    }),
  ),
  {
    name: "treeshake false",
    rollup: `input: "src/effects.js", treeshake: false, output: { ${NAMED} }`,
    webpack: `entry: "./src/effects.js", output: { ${MODULE} },
      optimization: { minimize: false, usedExports: false, sideEffects: false }`,
    try: "return read('main.mjs').includes('never used');",
    result: true,
  },
  {
    name: "treeshake.moduleSideEffects false",
    rollup: `input: "src/effects.js", treeshake: { moduleSideEffects: false }, output: { ${NAMED} }`,
    webpack: `entry: "./src/effects.js", output: { ${MODULE} },
      module: { rules: [{ test: /\\.js$/, sideEffects: false }] }`,
    try: "return read('main.mjs').includes('ran');",
    result: false,
  },
  {
    name: "alias",
    rollup: `input: "src/alias.js", plugins: [alias({ entries: { "@": import.meta.dirname + "/src" } })], output: { ${NAMED} }`,
    webpack: `entry: "./src/alias.js", resolve: { alias: { "@": import.meta.dirname + "/src" } }, output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["first 1"],
  },
  {
    name: "replace",
    rollup: `input: "src/flag.js", plugins: [replace({ preventAssignment: true, values: { __DEV__: "false" } })],
      output: { ${NAMED} }`,
    webpack: `entry: "./src/flag.js", plugins: [new webpack.DefinePlugin({ __DEV__: "false" })], output: { ${MODULE} }`,
    try: "return (await load('main.mjs')).flag;",
    result: false,
  },
  {
    name: "json",
    rollup: `input: "src/data.js", plugins: [json()], output: { ${NAMED} }`,
    webpack: `entry: "./src/data.js", output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["version 1.2.3"],
  },
  {
    name: "url, as a file",
    rollup: `input: "src/lamp.js", plugins: [url({ limit: 0, fileName: "[name]-[hash][extname]" })], output: { ${NAMED} }`,
    webpack: `entry: "./src/lamp.js", module: { rules: [{ test: /\\.svg$/, type: "asset/resource" }] },
      output: { ${MODULE}, assetModuleFilename: "[name]-[contenthash][ext]" }`,
    try: "return files().map((file) => file.replace(/-\\w+/, '-HASH')).sort();",
    result: ["lamp-HASH.svg", "main.mjs"],
  },
  {
    name: "url, as a data URI",
    rollup: `input: "src/lamp.js", plugins: [url({ limit: 1000 })], output: { ${NAMED} }`,
    webpack: `entry: "./src/lamp.js", output: { ${MODULE} },
      module: { rules: [{ test: /\\.svg$/, type: "asset", parser: { dataUrlCondition: { maxSize: 1000 } } }] }`,
    try: "return [files(), (await load('main.mjs')).lamp.slice(0, 18)];",
    result: [["main.mjs"], "data:image/svg+xml"],
  },
  {
    name: "terser",
    rollup: `${price}, plugins: [terser({ module: true })], output: { ${NAMED} }`,
    webpack: `entry: "./src/price.js", output: { ${MODULE} }, optimization: { minimize: true }`,
    try: "return read('main.mjs').trim().split('\\n').length;",
    result: 1,
  },
  {
    name: "nodeResolve, commonjs",
    rollup: `input: "src/kind.js", plugins: [nodeResolve(), commonjs()], output: { ${NAMED} }`,
    webpack: `entry: "./src/kind.js", target: "node", output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["used module"],
  },
  {
    name: "nodeResolve browser",
    rollup: `input: "src/kind.js", plugins: [nodeResolve({ browser: true })], output: { ${NAMED} }`,
    webpack: `entry: "./src/kind.js", output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["used browser"],
  },
  {
    name: "nodeResolve mainFields",
    rollup: `input: "src/kind.js", plugins: [nodeResolve({ mainFields: ["main"] }), commonjs()], output: { ${NAMED} }`,
    webpack: `entry: "./src/kind.js", resolve: { mainFields: ["main"] }, output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["used main"],
  },
  {
    name: "nodeResolve exportConditions",
    rollup: `input: "src/condition.js", plugins: [nodeResolve({ exportConditions: ["acme"] })], output: { ${NAMED} }`,
    webpack: `entry: "./src/condition.js", resolve: { conditionNames: ["acme", "..."] }, output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["used acme"],
  },
  {
    name: "nodeResolve extensions",
    rollup: `input: "src/extension.js", plugins: [nodeResolve({ extensions: [".es"] })], output: { ${NAMED} }`,
    webpack: `entry: "./src/extension.js", output: { ${MODULE} },
      resolve: { extensions: [".es"] }, module: { rules: [{ test: /\\.js$/, resolve: { fullySpecified: false } }] }`,
    try: `return ${LOADED};`,
    result: ["used es"],
  },
  {
    name: "import.meta.url",
    rollup: `input: "src/address.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/address.js", output: { ${MODULE} }, module: { parser: { javascript: { importMeta: false } } }`,
    try: "return (await load('main.mjs')).address.endsWith('/main.mjs');",
    result: true,
  },
  {
    name: "new URL() without importMeta and url",
    rollup: `input: "src/picture.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/picture.js", output: { ${MODULE} },
      module: { parser: { javascript: { importMeta: false, url: false } } }`,
    try: "return [files().length, read('main.mjs').includes('new URL(\"./lamp.svg\", import.meta.url)')];",
    result: [1, true],
  },
  {
    name: "plain functions",
    rollup: `input: "src/other.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/other.js", output: { ${MODULE} }`,
    try: "const text = read('main.mjs'); return [text.includes('__webpack'), text.match(/^export .*$/gm)];",
    result: [false, ["export { other };"]],
  },
  {
    name: "this in a package of ES modules",
    rollup: `input: "src/this.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/this.js", output: { ${MODULE} }`,
    try: `return ${LOADED};`,
    result: ["type undefined"],
  },
  {
    name: "interop of a package with __esModule",
    rollup: `input: "src/interop.js", plugins: [nodeResolve(), commonjs()], output: { ${NAMED} }`,
    webpack: `entry: "./src/interop.js", output: { ${MODULE} }, module: { rules: [{ test: /\\.js$/, type: "javascript/auto" }] }`,
    try: "return (await load('main.mjs')).type;",
    result: "function",
  },
];

/** What differs if the options of the rows above are missing. */
export const DIFFERENCES: Row[] = [
  {
    name: "two entries that share state",
    rollup: 'input: { price: "src/price.js", other: "src/other.js" }, output: { entryFileNames: "[name].mjs" }',
    webpack: `entry: { price: "./src/price.js", other: "./src/other.js" },
      output: { library: { type: "modern-module" }, filename: "[name].mjs" }`,
    try: "const { price } = await load('price.mjs'); const { other } = await load('other.mjs'); return [price(), other()];",
    result: [1, 2],
    webpackResult: [1, 1],
  },
  {
    name: "the default name of an entry",
    rollup: price,
    webpack: 'entry: "./src/price.js"',
    try: "return files();",
    result: ["price.js"],
    webpackResult: ["main.js"],
  },
  {
    name: "import.meta.url",
    rollup: `input: "src/address.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/address.js", output: { ${MODULE} }`,
    try: "return (await load('main.mjs')).address.split('/').at(-1);",
    result: "main.mjs",
    webpackResult: "address.js",
  },
  {
    name: "interop of a package with __esModule",
    rollup: `input: "src/interop.js", plugins: [nodeResolve(), commonjs()], output: { ${NAMED} }`,
    webpack: `entry: "./src/interop.js", output: { ${MODULE} }`,
    try: "return (await load('main.mjs')).type;",
    result: "function",
    webpackResult: "object",
  },
  {
    name: "this at the top level",
    rollup: `input: "legacy/main.js", plugins: [commonjs()], output: { ${NAMED} }`,
    webpack: `entry: "./legacy/main.js", output: { ${MODULE} }`,
    try: "return (await load('main.mjs')).value;",
    result: "TypeError: Cannot set properties of undefined (setting 'acme')",
    webpackResult: "loaded",
  },
  {
    name: "replaced text",
    rollup: `input: "src/flag.js", plugins: [replace({ preventAssignment: true, values: { __DEV__: "false" } })],
      output: { ${NAMED} }`,
    webpack: `entry: "./src/flag.js", plugins: [new webpack.DefinePlugin({ __DEV__: "false" })], output: { ${MODULE} }`,
    try: "return (await load('main.mjs')).text;",
    result: "false is a flag",
    webpackResult: "__DEV__ is a flag",
  },
  {
    name: "NODE_ENV",
    rollup: `input: "src/environment.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/environment.js", output: { ${MODULE} }`,
    try: "return read('main.mjs').includes('process.env.NODE_ENV');",
    result: true,
    webpackResult: false,
  },
  {
    name: "new URL()",
    rollup: `input: "src/picture.js", output: { ${NAMED} }`,
    webpack: `entry: "./src/picture.js", output: { ${MODULE} }`,
    try: "return files().length;",
    result: 1,
    webpackResult: 2,
  },
];

/** Returns the configuration of Rollup for rows. */
export function rollupConfig(rows: Row[]): string {
  return `
    import alias from "@rollup/plugin-alias";
    import commonjs from "@rollup/plugin-commonjs";
    import json from "@rollup/plugin-json";
    import nodeResolve from "@rollup/plugin-node-resolve";
    import replace from "@rollup/plugin-replace";
    import terser from "@rollup/plugin-terser";
    import url from "@rollup/plugin-url";

    const rows = { ${rows.map(({ name, rollup }) => `${JSON.stringify(name)}: { ${rollup} }`).join(",\n")} };
    export default Object.entries(rows).map(([name, options]) => ({
      ...options,
      output: { dir: "built/rollup/" + name, ...options.output },
    }));`;
}

/** Returns the configuration of webpack for rows. */
export function webpackConfig(rows: Row[]): string {
  return `
    import path from "node:path";
    import webpack from "webpack";

    const rows = { ${rows.map(({ name, webpack }) => `${JSON.stringify(name)}: { ${webpack} }`).join(",\n")} };
    export default Object.entries(rows).map(([name, options]) => ({
      name,
      mode: "production",
      optimization: { minimize: false },
      ...options,
      output: { ...options.output, path: path.resolve("built/webpack", name) },
    }));`;
}

/** Returns a script that tries the bundles of both tools and prints the results as JSON. */
export function resultsScript(rows: Row[]): string {
  return `
    import { readdirSync, readFileSync } from "node:fs";
    import path from "node:path";
    import vm from "node:vm";

    const tries = { ${rows.map((row) => `${JSON.stringify(row.name)}: async ({ files, read, load, run }) => { ${row.try} }`).join(",\n")} };

    async function result(tool, name) {
      const folder = path.resolve("built", tool, name);
      const files = () => readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).split(path.sep).join("/"));
      const read = (file) => readFileSync(path.join(folder, file), "utf8");
      const load = (file) => import(path.join(folder, file));
      const run = (file, globals = {}) => {
        const context = vm.createContext(globals);
        vm.runInContext(read(file), context);
        return context;
      };
      return tries[name]({ files, read, load, run }).catch((error) => String(error));
    }

    const results = {};
    for (const name of Object.keys(tries)) {
      results[name] = { rollup: await result("rollup", name), webpack: await result("webpack", name) };
    }
    console.log(JSON.stringify(results));`;
}
