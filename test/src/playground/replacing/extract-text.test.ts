import { expect, test } from "vitest";
import { replaced } from "./replaced";

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
