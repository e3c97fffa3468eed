import { expect, test } from "vitest";
import { withEdits } from "../../../../src/playground/replacing/edits";
import { outdatedIn } from "../../../../src/playground/replacing/outdated";

const updated = (text: string) =>
  withEdits(
    text,
    outdatedIn("webpack.config.js", text).flatMap(({ edits }) => edits),
  );

test.each([
  [
    'const merge = require("webpack-merge");\nmodule.exports = merge(base, {});',
    'const { merge } = require("webpack-merge");\nmodule.exports = merge(base, {});',
  ],
  [
    'var a = 1, mergeAll = require("webpack-merge");\nmodule.exports = mergeAll(base, {});',
    'var a = 1, { merge: mergeAll } = require("webpack-merge");\nmodule.exports = mergeAll(base, {});',
  ],
  [
    'import merge from "webpack-merge";\nexport default merge(base, {});',
    'import { merge } from "webpack-merge";\nexport default merge(base, {});',
  ],
  [
    'import all from "webpack-merge";\nexport default all(base, {});',
    'import { merge as all } from "webpack-merge";\nexport default all(base, {});',
  ],
  [
    'const Copy = require("copy-webpack-plugin");\nx = [new Copy([{ from: "a" }])];',
    'const Copy = require("copy-webpack-plugin");\nx = [new Copy({ patterns: [{ from: "a" }] })];',
  ],
  ["x = { plugins: [new webpack.NamedModulesPlugin(), new A()] };", "x = { plugins: [new A()] };"],
  ["x = { plugins: [new webpack.optimize.UglifyJsPlugin({ a: 1 })] };", "x = { plugins: [] };"],
  ['x = { devtool: "cheap-module-eval-source-map" };', 'x = { devtool: "eval-cheap-module-source-map" };'],
  ["x = { devtool: '#inline-source-map' };", "x = { devtool: 'inline-source-map' };"],
  [
    'x = { devtool: a ? "cheap-eval-source-map" : "source-map" };',
    'x = { devtool: a ? "eval-cheap-source-map" : "source-map" };',
  ],
])("%s", (before, after) => {
  expect(updated(before)).toBe(after);
  expect(outdatedIn("webpack.config.js", after)).toEqual([]);
});

test.each([
  'const { merge } = require("webpack-merge");\nmerge(a, b);',
  'import { merge } from "webpack-merge";\nmerge(a, b);',
  'import * as all from "webpack-merge";\nall.merge(a, b);',
  'const all = require("webpack-merge");\nall.merge(a, b);',
  'const Copy = require("copy-webpack-plugin");\nnew Copy(patterns);',
  'const Copy = require("copy-webpack-plugin");\nnew Copy({ patterns: [] });',
  "new Own.NamedModulesPlugin();",
  'x = { devtool: "eval-cheap-module-source-map", use: ["source-map-loader"], path: "./map" };',
])("%s stays as it is", (text) => {
  expect(outdatedIn("webpack.config.js", text)).toEqual([]);
});
