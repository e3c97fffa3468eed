import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { replacePackages } from "../../../../src/playground/replacing/replace";
import { buildStats } from "../graph/build-stats";

/** Returns a configuration after a package has been replaced, or the sentence that says why it hasn't been. */
function replaced(text: string, name: string, file = "webpack.config.js", others = {}): string {
  const { project, done, refused } = replacePackages({ [file]: text, ...others }, [{ name, files: [file] }]);
  if (done.length > 0) expect(refused).toEqual([]);
  else expect(project[file]).toBe(text);
  return refused[0] ?? project[file] ?? "";
}

test.each([
  [
    "a list on several lines",
    `const { CleanWebpackPlugin } = require("clean-webpack-plugin");
const path = require("path");

module.exports = {
  output: {
    filename: "a.js",
  },
  plugins: [
    new CleanWebpackPlugin(),
    new Other(),
  ],
};
`,
    `const path = require("path");

module.exports = {
  output: {
    clean: true,
    filename: "a.js",
  },
  plugins: [
    new Other(),
  ],
};
`,
  ],
  [
    "the last item of a list, and no output",
    `import Clean from 'clean-webpack-plugin';\nexport default { plugins: [new Other(), new Clean(["dist"])] };\n`,
    `export default { output: { clean: true }, plugins: [new Other()] };\n`,
  ],
  [
    "a condition",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { plugins: [isProd && new C(), new A()].filter(Boolean) };',
    "module.exports = { output: { clean: true }, plugins: [new A()].filter(Boolean) };",
  ],
  [
    "a choice between plugins",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { plugins: [isProd ? new C() : new A()] };',
    "module.exports = { output: { clean: true }, plugins: [isProd ? false : new A()] };",
  ],
  [
    "a list in a spread",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { plugins: [...(isProd ? [new C()] : []), new A()] };',
    "module.exports = { output: { clean: true }, plugins: [...(isProd ? [] : []), new A()] };",
  ],
  [
    "a call of require in the list",
    'module.exports = { plugins: [new A(), new (require("clean-webpack-plugin").CleanWebpackPlugin)()] };',
    "module.exports = { output: { clean: true }, plugins: [new A()] };",
  ],
  [
    "several variables in one declaration",
    'var a = require("a"),\n  C = require("clean-webpack-plugin"),\n  b = require("b");\nmodule.exports = { output: {}, plugins: [new C] };',
    'var a = require("a"),\n  b = require("b");\nmodule.exports = { output: { clean: true }, plugins: [] };',
  ],
  [
    "a call of push",
    'const C = require("clean-webpack-plugin");\nconst config = { plugins: [] };\nif (x) {\n  config.plugins.push(new C());\n}\nmodule.exports = config;\n',
    "const config = { output: { clean: true }, plugins: [] };\nif (x) {\n}\nmodule.exports = config;\n",
  ],
  [
    "a variable",
    'const C = require("clean-webpack-plugin");\nconst cleaner = new C();\nmodule.exports = { plugins: [cleaner, new A()] };',
    "module.exports = { output: { clean: true }, plugins: [new A()] };",
  ],
  [
    "an option that is there already",
    'const C = require("clean-webpack-plugin");\nmodule.exports = { output: { clean: false }, plugins: [new C()] };',
    "module.exports = { output: { clean: false }, plugins: [] };",
  ],
])("a plugin is removed, and an option set: %s", (_, text, expected) => {
  expect(replaced(text, "clean-webpack-plugin")).toBe(expected);
});

test.each([
  [
    'const C = require("clean-webpack-plugin");\nmodule.exports = smp.wrap({ plugins: wrap(new C()) });',
    "Line 2 passes it to a function.",
  ],
  [
    'const C = require("clean-webpack-plugin");\nC.verbose = true;\nmodule.exports = { plugins: [new C()] };',
    "Line 2 uses it in another way than `new …()`.",
  ],
  [
    'const C = require("clean-webpack-plugin");\nmodule.exports = { output, plugins: [new C()] };',
    "`output` isn't an object literal. Set `output.clean: true` yourself.",
  ],
  [
    'const C = require("clean-webpack-plugin");\nexports.add = (config) => { config.plugins.push(new C()); };',
    "It isn't clear which object is the configuration. Set `output.clean` yourself.",
  ],
  ['const names = ["clean-webpack-plugin"];', "webpack.config.js names it in an unusual way."],
])("what isn't safe is refused in a sentence", (text, sentence) => {
  expect(replaced(text, "clean-webpack-plugin")).toMatch(/^clean-webpack-plugin has to be replaced by hand\. /);
  expect(replaced(text, "clean-webpack-plugin")).toContain(sentence);
});

test("the paths of tsconfig.json are an option of resolve", () => {
  const text =
    'const T = require("tsconfig-paths-webpack-plugin").default;\nmodule.exports = { resolve: { plugins: [new T({ x: 1 })] } };';
  expect(replaced(text, "tsconfig-paths-webpack-plugin")).toBe(
    "module.exports = { resolve: { tsconfig: true, plugins: [] } };",
  );
});

test("variables of .env are exposed under their names", () => {
  const text = 'const D = require("dotenv-webpack");\nmodule.exports = { plugins: [new D()] };';
  expect(replaced(text, "dotenv-webpack")).toBe("module.exports = { dotenv: true, plugins: [] };");
  expect(replaced(text, "dotenv-webpack", "webpack.config.js", { ".env": "API_URL=a\nWEBPACK_X=1\n# B=2\n" })).toBe(
    'module.exports = { dotenv: { prefix: ["WEBPACK_", "API_URL"] }, plugins: [] };',
  );
});

test("a minimizer for CSS is replaced by webpack's own", () => {
  const argument = "{ test: /\\.css$/i, minify: ";
  const script =
    'const M = require("css-minimizer-webpack-plugin");\nmodule.exports = { optimization: { minimizer: ["...", new M({ a: 1 })] } };';
  expect(replaced(script, "css-minimizer-webpack-plugin")).toBe(
    `const M = require("minimizer-webpack-plugin");\nmodule.exports = { optimization: { minimizer: ["...", new M(${argument}require("webpack").css.cssMinify })] } };`,
  );
  const module =
    'import M from "css-minimizer-webpack-plugin";\nexport default { optimization: { minimizer: [new M()] } };';
  expect(replaced(module, "css-minimizer-webpack-plugin")).toBe(
    `import webpack from "webpack";\nimport M from "minimizer-webpack-plugin";\nexport default { optimization: { minimizer: [new M(${argument}webpack.css.cssMinify })] } };`,
  );
});

const rule = (text: string) => `module.exports = { module: { rules: [${text}] } };`;

test.each([
  ["file-loader", '{ test: /a/, use: "file-loader" }', '{ test: /a/, type: "asset/resource" }'],
  ["file-loader", '{ test: /a/, use: ["file-loader"] }', '{ test: /a/, type: "asset/resource" }'],
  ["file-loader", '{ test: /a/, loader: "file-loader" }', '{ test: /a/, type: "asset/resource" }'],
  [
    "raw-loader",
    "{ test: /a/, use: { loader: require.resolve('raw-loader') } }",
    '{ test: /a/, type: "asset/source" }',
  ],
  [
    "file-loader",
    '{ test: /a/, loader: "file-loader", options: { name: "[name].[hash:8].[ext]", outputPath: "images", esModule: false } }',
    '{ test: /a/, type: "asset/resource", generator: { filename: "images/[name].[hash:8][ext]" } }',
  ],
  [
    "url-loader",
    '{ test: /a/, use: [{ loader: "url-loader", options: { limit: 8192, publicPath: "/x/", fallback: "file-loader" } }] }',
    '{ test: /a/, type: "asset", parser: { dataUrlCondition: { maxSize: 8192 } }, generator: { publicPath: "/x/" } }',
  ],
  [
    "url-loader",
    '{ test: /a/, loader: "url-loader?limit=10000&name=img/[name].[ext]" }',
    '{ test: /a/, type: "asset", parser: { dataUrlCondition: { maxSize: 10000 } }, generator: { filename: "img/[name][ext]" } }',
  ],
  [
    "file-loader",
    '{ test: /a/, type: "javascript/auto", use: ["file-loader", "image-webpack-loader"] }',
    '{ test: /a/, type: "asset/resource", use: ["image-webpack-loader"] }',
  ],
  ["image-webpack-loader", '{ use: ["file-loader", { loader: "image-webpack-loader" }] }', '{ use: ["file-loader"] }'],
  ["eslint-loader", '{ enforce: "pre", test: /a/, loader: "eslint-loader" }, { use: "b" }', '{ use: "b" }'],
  ["thread-loader", '{ use: "thread-loader!babel-loader" }', '{ use: "babel-loader" }'],
  ["vue-style-loader", '{ use: ["vue-style-loader", "css-loader"] }', '{ use: ["style-loader", "css-loader"] }'],
])("%s in a rule: %s", (name, before, after) => {
  expect(replaced(rule(before), name)).toBe(rule(after));
});

test.each([
  [
    "file-loader",
    '{ use: { loader: "file-loader", options: { name: (file) => file } } }',
    "`name` of file-loader isn't a plain value.",
  ],
  [
    "file-loader",
    '{ use: { loader: "file-loader", options } }',
    "The options of file-loader aren't an object literal.",
  ],
  [
    "file-loader",
    '{ use: { loader: "file-loader", options: { name: "[folder].[ext]" } } }',
    "has a placeholder that works differently.",
  ],
  [
    "file-loader",
    '{ use: { loader: "file-loader", options: { regExp: "a" } } }',
    "`regExp` of file-loader has no equivalent.",
  ],
  ["url-loader", '{ use: ["style-loader", "url-loader"] }', "In line 1, other loaders use the result of url-loader."],
  ["url-loader", '{ use: "style-loader!url-loader" }', "Line 1 names several loaders in one string."],
  ["file-loader", '{ type: "asset", use: "file-loader" }', "The rule in line 1 has a type already."],
  ["eslint-loader", '{ use: "eslint-loader", sideEffects: false }', "The rule in line 1 does something else, too."],
])("%s is refused in %s", (name, text, sentence) => {
  expect(replaced(rule(text), name)).toContain(sentence);
});

test("polyfills are those of core-js, also in entries", () => {
  expect(replaced('module.exports = { entry: ["@babel/polyfill", "./a.js"] };', "@babel/polyfill")).toBe(
    'module.exports = { entry: ["core-js", "./a.js"] };',
  );
  expect(replaced('import "babel-polyfill";\nrun();\n', "babel-polyfill", "src/a.js")).toBe(
    'import "core-js";\nrun();\n',
  );
});

test("types don't disturb", () => {
  const text =
    'import type { Configuration } from "webpack";\nimport Bar from "webpackbar";\nconst config: Configuration = { plugins: [new Bar({} as object)] };\nexport default config;\n';
  expect(replaced(text, "webpackbar", "webpack.config.ts")).toBe(
    'import type { Configuration } from "webpack";\nconst config: Configuration = { plugins: [] };\nexport default config;\n',
  );
});

test("several packages are replaced in all of their files, and the others stay", () => {
  const project = {
    "webpack.common.js": 'const Bar = require("webpackbar");\nmodule.exports = { plugins: [new Bar()] };\n',
    "webpack.dev.js": 'const Bar = require("webpackbar");\nmodule.exports = { plugins: [Bar.create()] };\n',
    "webpack.prod.js": 'const Clean = require("clean-webpack-plugin");\nmodule.exports = { plugins: [new Clean()] };\n',
  };
  const result = replacePackages(project, [
    { name: "webpackbar", files: ["webpack.common.js", "webpack.dev.js"] },
    { name: "clean-webpack-plugin", files: ["webpack.prod.js"] },
    { name: "unknown", files: ["webpack.prod.js"] },
  ]);
  expect(result.done).toEqual(["clean-webpack-plugin"]);
  expect(result.refused).toEqual([
    "webpackbar has to be replaced by hand. webpack.dev.js: Line 2 uses it in another way than `new …()`.",
  ]);
  expect(result.project["webpack.common.js"]).toBe(project["webpack.common.js"]);
  expect(result.project["webpack.prod.js"]).toBe("module.exports = { output: { clean: true }, plugins: [] };\n");
});

test("a loader that is added to a list later is removed", () => {
  const text =
    'const list = ["babel-loader"];\nif (dev) {\n  list.push("eslint-loader");\n}\nlist.push("a", "eslint-loader");\n';
  expect(replaced(text, "eslint-loader")).toBe('const list = ["babel-loader"];\nif (dev) {\n}\nlist.push("a");\n');
  expect(replaced('load("eslint-loader");', "eslint-loader")).toContain("names it in an unusual way");
});

test.each([
  [
    "webpack.config.js",
    'module.exports = { plugins: [["@babel/plugin-proposal-class-properties", { loose: true }]] };\n',
  ],
  [".babelrc", '{\n  "presets": ["@babel/preset-env"],\n  "plugins": ["@babel/plugin-proposal-class-properties"]\n}\n'],
])("a Babel plugin for a proposal gets its present name in %s", (file, text) => {
  const renamed = text.replace("plugin-proposal", "plugin-transform");
  expect(replaced(text, "@babel/plugin-proposal-class-properties", file)).toBe(renamed);
});

/** Returns the configuration around what a test is about, before and after extract-text-webpack-plugin is replaced. */
const extracting = (name: string, rules: string, plugins: string) =>
  `const X = require("${name}");\nmodule.exports = { module: { rules: [${rules}] }, plugins: [${plugins}] };`;

test.each([
  [
    '{ use: X.extract({ fallback: "style-loader", use: ["css-loader", "sass-loader"] }) }',
    'new X("styles.css")',
    '{ use: [X.loader, "css-loader", "sass-loader"] }',
    'new X({ filename: "styles.css" })',
  ],
  [
    '{ loader: X.extract("style-loader", "css-loader?a!sass-loader") }',
    'new X("[name].[md5:contenthash:hex:20].css", { allChunks: true })',
    '{ use: [X.loader, "css-loader?a", "sass-loader"] }',
    'new X({ filename: "[name].[contenthash:20].css" })',
  ],
  [
    "{ use: isProd ? X.extract({ use: [\n  { loader: 'css-loader' },\n], publicPath: '../' }) : ['style-loader'] }",
    "new X({ filename: isProd ? '[name].[chunkhash:8].css' : '[name].css', disable: false, ignoreOrder: true })",
    "{ use: isProd ? [{ loader: X.loader, options: { publicPath: '../' } },\n  { loader: 'css-loader' },\n] : ['style-loader'] }",
    "new X({ filename: isProd ? '[name].[chunkhash:8].css' : '[name].css', ignoreOrder: true })",
  ],
  [
    "{ use: X.extract(cssLoaders) }, { use: X.extract({ use: { loader: 'css-loader' } }) }",
    "new X()",
    "{ use: [X.loader].concat(cssLoaders) }, { use: [X.loader, { loader: 'css-loader' }] }",
    "new X()",
  ],
])("extracted styles stay extracted: %s with %s", (rules, plugins, rulesAfter, pluginsAfter) => {
  expect(replaced(extracting("extract-text-webpack-plugin", rules, plugins), "extract-text-webpack-plugin")).toBe(
    extracting("mini-css-extract-plugin", rulesAfter, pluginsAfter),
  );
});

test("a plugin in a variable extracts styles as before", () => {
  const text = (name: string, list: string, options: string) =>
    `const X = require("${name}");\nconst css = new X(${options});\nmodule.exports = { module: { rules: [{ use: ${list} }] }, plugins: [css] };`;
  const before = text("extract-text-webpack-plugin", 'css.extract({ use: "css-loader" })', '"a.css"');
  expect(replaced(before, "extract-text-webpack-plugin")).toBe(
    text("mini-css-extract-plugin", '[X.loader, "css-loader"]', '{ filename: "a.css" }'),
  );
});

test.each([
  ["{ use: X.extract(a) }", "new X('a'), new X('b')", "creates a second one"],
  ["{ use: X.extract(a) }", "new X({ filename: (getPath) => getPath('a') })", "computes the file name in a function"],
  ["{ use: X.extract(a) }", "new X({ disable: isDev })", "has the option `disable`"],
  ["{ use: X.extract({ use, fallback: 'b' }) }", "new X('a')", "has options that aren't plain properties"],
  ["{ use: X.extract({ use: 'a', remove: false }) }", "new X('a')", "has the option `remove`"],
  ["{ use: ['a', X.extract('b')] }", "new X('a')", "has a list of loaders in another list"],
  ["{ use: X.loader() }", "new X('a')", "uses it in another way than `new …()` and `.extract()`"],
])("extracting is refused in %s with %s", (rules, plugins, sentence) => {
  const text = extracting("extract-text-webpack-plugin", rules, plugins);
  expect(replaced(text, "extract-text-webpack-plugin")).toContain(`Line 2 ${sentence}`);
});

const MANIFEST = { "package.json": '{"dependencies":{"lodash.get":"4"},"devDependencies":{"@scope/kit":"1"}}' };
const EXTERNALS =
  "async ({ request }) => (/^(?:lodash\\.get|@scope\\/kit)(?:\\/|$)/.test(request) ? `commonjs ${request}` : undefined)";

test.each([
  [
    'const outside = require("webpack-node-externals");\nmodule.exports = { externals: [outside()] };',
    `module.exports = { externals: [${EXTERNALS}] };`,
  ],
  [
    'import outside from "webpack-node-externals";\nexport default { externals: outside({}) };',
    `export default { externals: ${EXTERNALS} };`,
  ],
  [
    'module.exports = { externals: [require("webpack-node-externals")()] };',
    `module.exports = { externals: [${EXTERNALS}] };`,
  ],
])("packages of package.json stay outside: %s", (text, expected) => {
  expect(replaced(text, "webpack-node-externals", "webpack.config.js", MANIFEST)).toBe(expected);
});

test.each([
  ["outside({ allowlist: [/a/] })", MANIFEST, "passes options, which `externals` doesn't have."],
  ["wrap(outside)", MANIFEST, "uses it in another way than a call."],
  ["outside()", {}, "package.json names no packages, so it isn't known which to leave out."],
])("leaving packages out is refused for %s", (value, others, sentence) => {
  const text = `const outside = require("webpack-node-externals");\nmodule.exports = { externals: [${value}] };`;
  expect(replaced(text, "webpack-node-externals", "webpack.config.js", others)).toContain(sentence);
});

test("webpack leaves the packages of package.json outside, and nothing else", async () => {
  const text = replaced(
    'module.exports = { target: "node", externals: [require("webpack-node-externals")()] };',
    "webpack-node-externals",
    "webpack.config.js",
    MANIFEST,
  );
  const module: { exports: Configuration } = { exports: {} };
  runInThisContext(`(module) => { ${text} }`)(module);
  const files = {
    "src/index.js": 'import "@scope/kit/a.js";\nimport "./lodash.get.js";\n',
    "src/lodash.get.js": "run();",
  };
  const { modules = [], errors } = await buildStats(files, { ...module.exports, mode: "development" });
  expect(errors).toEqual([]);
  const outside = modules
    .map(({ identifier }) => identifier)
    .filter((identifier) => identifier?.startsWith("external"));
  expect(outside).toEqual(['external commonjs "@scope/kit/a.js"']);
  expect(modules.map(({ name }) => name)).toContain("./src/lodash.get.js");
});
