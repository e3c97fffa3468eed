import { expect, test } from "vitest";
import { replaced } from "./replaced";

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

test("a loader that is added to a list later is removed", () => {
  const text =
    'const list = ["babel-loader"];\nif (dev) {\n  list.push("eslint-loader");\n}\nlist.push("a", "eslint-loader");\n';
  expect(replaced(text, "eslint-loader")).toBe('const list = ["babel-loader"];\nif (dev) {\n}\nlist.push("a");\n');
  expect(replaced('load("eslint-loader");', "eslint-loader")).toContain("names it in an unusual way");
});
