import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import webpack from "webpack";
import { type PageScripts, pageCompiler } from "../../../../scripts/site/playground/compiler";
import { asText } from "../../../../src/playground/project/binary-files";
import { startWorker } from "./page-webpack";
import { CONFIGURATIONS, expectSameFiles, SHOP } from "./shop";

/**
 * The maximum size of the worker's script in bytes, with a fast level of brotli. The highest level makes it a tenth
 * smaller.
 */
const BUDGET = 800_000;

let scripts: PageScripts["scripts"];
let folder: string;

beforeAll(async () => {
  ({ scripts } = await pageCompiler());
  folder = await mkdtemp(path.join(tmpdir(), "playground-"));
}, 240_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(CONFIGURATIONS)("%s: exactly the same files as webpack in Node.js", async (name, configuration) => {
  await expectSameFiles(scripts, webpack, path.join(folder, name.replaceAll(" ", "-")), configuration);
});

test("a development build only needs the worker's script", async () => {
  const config = 'export default { mode: "development", entry: "./src/cart.js" };';
  const { output } = await startWorker({ worker: scripts.worker ?? "" })({ ...SHOP, "webpack.config.mjs": config });
  expect([...(output?.keys() ?? [])]).toEqual(["dist/main.js"]);
});

test("the worker's script stays small enough to load before the initial build", () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  expect(brotliCompressSync(scripts.worker ?? "", { params }).length).toBeLessThan(BUDGET);
});

test("a missing module is an error of the build", async () => {
  const { errors, failure } = await startWorker(scripts)({ "src/index.js": 'import "./gone.js";' });
  expect(failure).toBeUndefined();
  expect(errors?.map(({ message }) => message).join("\n")).toContain("Can't resolve './gone.js'");
});

test("an invalid configuration is refused in webpack's words", async () => {
  const { failure } = await startWorker(scripts)({ ...SHOP, "webpack.config.js": "module.exports = { entrry: 1 };" });
  expect(failure).toContain("configuration has an unknown property 'entrry'");
});

test("using a missing package produces a message that names it", async () => {
  const config = 'import TeaPlugin from "tea-webpack-plugin";\nexport default { plugins: [new TeaPlugin()] };';
  const { failure } = await startWorker(scripts)({ ...SHOP, "webpack.config.mjs": config });
  expect(failure).toContain('The playground doesn\'t have the package "tea-webpack-plugin".');
});

test("the minimizer plugin works under the name that it had in older versions, with its options", async () => {
  const textWith = async (config: string) => {
    const files = { "src/index.js": "console.log(1);\nconsole.info(2);\n", "webpack.config.js": config };
    const { output, errors, failure } = await startWorker(scripts)(files);
    expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
    return Buffer.from(output?.get("dist/main.js") ?? []).toString();
  };
  const config = (name: string, options: string) =>
    `const Plugin = require("${name}");
module.exports = { mode: "production", optimization: { minimizer: [new Plugin({ ${options}: { compress: { pure_funcs: ["console.info"] } } })] } };`;
  const text = await textWith(config("terser-webpack-plugin", "terserOptions"));
  expect(text).toBe("console.log(1);");
  expect(text).toBe(await textWith(config("minimizer-webpack-plugin", "minimizerOptions")));
});

test("a loader and a plugin of the project run", async () => {
  const files = {
    "src/index.js": 'import text from "./a.txt";\nconsole.log(text);\n',
    "src/a.txt": "hello",
    "upper-loader.js": "module.exports = (text) => `export default ${JSON.stringify(text.toUpperCase())};`;",
    "webpack.config.ts": `import { DefinePlugin, type Configuration } from "webpack";
import path from "node:path";
const config: Configuration = {
  mode: "development", devtool: false,
  module: { rules: [{ test: /\\.txt$/, use: path.resolve(import.meta.dirname, "upper-loader.js") }] },
  plugins: [new DefinePlugin({ VERSION: '"1"' })],
};
export default config;`,
  };
  const { output, errors, failure } = await startWorker(scripts)(files);
  expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
  expect(Buffer.from(output?.get("dist/main.js") ?? []).toString()).toContain('"HELLO"');
});

test("an edited project is built again with the effects of the edit, and nothing is left over from before", async () => {
  const build = startWorker(scripts);
  const config = `let builds = 0;
module.exports = {
  mode: "development", devtool: false,
  output: { filename: "[name].[contenthash:4].js" },
  plugins: [{ apply: (compiler) => compiler.hooks.done.tap("count", () => { globalThis.builds = ++builds; }) },
    new (require("webpack").BannerPlugin)({ banner: () => "build " + builds })],
};`;
  const files = {
    "src/index.js": 'import "./price.js";',
    "src/price.js": "console.log(7);",
    "webpack.config.js": config,
  };
  const textOf = async (project: Record<string, string>) => {
    const { output, errors, entries, folder } = await build(project);
    expect(errors).toEqual([]);
    expect([...(output?.keys() ?? [])]).toEqual(entries?.flatMap((entry) => entry.files.map((name) => folder + name)));
    return Buffer.from([...(output?.values() ?? [])][0] ?? []).toString();
  };
  expect(await textOf(files)).toContain("console.log(7)");
  const edited = { ...files, "src/price.js": 'import "./tax.js"; console.log(8);', "src/tax.js": "console.log(9);" };
  const text = await textOf(edited);
  expect(text).toMatch(/^\/\*! build 1 \*\//); // the same instance of webpack, which has already done one build
  expect(text).toContain("console.log(8)");
  expect(text).toContain("console.log(9)");
  expect(await textOf(files)).not.toContain("console.log(9)");
  expect(await textOf({ ...files, "webpack.config.js": config.replace("build ", "again ") })).toMatch(/^\/\*! again 0/);
});

test("a deleted file is missing from then on, and exists again when it's restored", async () => {
  const build = startWorker(scripts);
  const files = { "src/index.js": 'import "./price.js";', "src/price.js": "console.log(7);" };
  const errorsOf = async (project: Record<string, string>) => (await build(project)).errors ?? [];
  expect(await errorsOf(files)).toEqual([]);
  const [error] = await errorsOf({ "src/index.js": files["src/index.js"] });
  expect(error?.message).toContain("ERROR in ./src/index.js 1:0-20\nModule not found");
  expect(error).toMatchObject({ file: "src/index.js", line: 1, column: 1, endLine: 1, endColumn: 21 });
  expect(await errorsOf(files)).toEqual([]);
});

test("several configurations are built, also after an edit, and the one for browsers runs", async () => {
  const build = startWorker(scripts);
  const config = `module.exports = [
  { name: "server", target: "node", mode: "development", devtool: false, entry: "./src/server.js", dependencies: ["page"], output: { filename: "server.js" } },
  { name: "page", mode: "development", devtool: false, entry: "./src/page.js", output: { path: __dirname + "/public", filename: "page.js" } },
];
module.exports.parallelism = 1;
`;
  const files = {
    "src/server.js": 'import { price } from "./price.js"; console.log("server", price);',
    "src/page.js": 'import { price } from "./price.js"; console.log("page", price);',
    "src/price.js": "export const price = 7;",
    "webpack.config.js": config,
  };
  const textsOf = async (project: Record<string, string>) => {
    const { output, errors, failure } = await build(project);
    expect({ errors, failure }).toEqual({ errors: [], failure: undefined });
    return Object.fromEntries([...(output ?? [])].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  };
  const first = await textsOf(files);
  expect(Object.keys(first).sort()).toEqual(["dist/server.js", "public/page.js"]);
  for (const price of ["price = 8;", "price = 9;"]) {
    const edited = await textsOf({ ...files, "src/price.js": `export const ${price}` });
    expect(edited["dist/server.js"]).toContain(price);
    expect(edited["public/page.js"]).toContain(price);
  }
  const { folder, entries } = await build({ ...files, "src/page.js": 'import "./gone.js";' });
  expect({ folder, entries }).toEqual({ folder: "public/", entries: [{ name: "main", files: ["page.js"] }] });
  const broken = { ...files, "src/server.js": 'import "./lost.js";', "src/page.js": 'import "./gone.js";' };
  const { errors = [] } = await build(broken);
  expect(errors.map(({ file }) => file).sort()).toEqual(["src/page.js", "src/server.js"]);
});

test("the script in package.json determines what is built, and how", async () => {
  const files = {
    "src/index.js": "console.log(NAME, process.env.NODE_ENV);",
    "webpack.shop.js": `const { DefinePlugin } = require("webpack");
module.exports = (env, { mode }) => ({ devtool: false, plugins: [new DefinePlugin({ NAME: JSON.stringify(env.shop + mode) })] });`,
    "package.json": '{ "scripts": { "build": "webpack --config webpack.shop.js --env shop=tea --mode development" } }',
  };
  const { output, warnings, failure } = await startWorker(scripts)(files);
  expect({ warnings, failure }).toEqual({ warnings: [], failure: undefined });
  expect(Buffer.from(output?.get("dist/main.js") ?? []).toString()).toContain(
    'console.log("teadevelopment", "development")',
  );
});

test("an image reaches the output unchanged", async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const files = {
    "src/index.js": 'console.log(new URL("./dot.png", import.meta.url));',
    "src/dot.png": asText(bytes),
    "webpack.config.js": 'module.exports = { mode: "development", output: { assetModuleFilename: "[name][ext]" } };',
  };
  const { output } = await startWorker(scripts)(files);
  expect([...(output?.get("dist/dot.png") ?? [])]).toEqual([...bytes]);
});
