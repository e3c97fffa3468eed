import { expect, test } from "vitest";
import { missingPackages, otherVersions } from "../../../../src/playground/project/needed-packages";
import type { Project } from "../../../../src/playground/project/project";

const missing = (project: Project) => missingPackages(project).map(({ name, files }) => `${name}: ${files.join(", ")}`);

test("all packages of the configuration that aren't here are named, with their files", () => {
  const project = {
    "webpack.config.js": `const { CleanWebpackPlugin } = require("clean-webpack-plugin");
const path = require("path");
const fs = require("node:fs");
const Terser = require("terser-webpack-plugin");
const common = require("./build/common");
module.exports = { module: { rules: [{ use: ["style-loader", "file-loader"] }] } };`,
    "build/common.js":
      'const Bar = require("webpackbar");\nconst { CleanWebpackPlugin } = require("clean-webpack-plugin");\n',
    "build/unused.js": 'require("gulp");',
    "src/index.js": 'import React from "react";\nimport angular from "angular";\n',
    "server.js": 'require("express");',
  };
  expect(missing(project)).toEqual([
    "clean-webpack-plugin: webpack.config.js, build/common.js",
    "file-loader: webpack.config.js",
    "webpackbar: build/common.js",
    "angular: src/index.js",
  ]);
});

test("types, comments and packages of the project itself aren't needed", () => {
  const project = {
    "webpack.config.ts": `import type { Configuration as Dev } from "webpack-dev-server";
import "webpack-dev-server";
// import "gone";
/** @type {import("gone")} */
import own from "own-plugin";
export default {};`,
    "node_modules/own-plugin/index.js": "",
  };
  expect(missing(project)).toEqual([]);
});

test("a project without a configuration only needs the packages of its own scripts", () => {
  expect(missing({ "src/index.js": 'import "angular";' })).toEqual(["angular: src/index.js"]);
  expect(missing({ "src/a.png": "data:application/octet-stream;base64,aW1wb3J0ICJ4Ijs=" })).toEqual([]);
});

const VERSIONS = { webpack: "5.113.0", sass: "1.108.2", "copy-webpack-plugin": "14.0.0" };

test.each([
  ["^5.0.0", true],
  ["5", true],
  ["5.x", true],
  ["~5.1.0-beta.1", true],
  ["^4.0.0 || ^5.0.0", true],
  ["^14.0.0", false],
  ["^13.0.0 || ^14.0.0", false],
  [">=5", false],
  ["*", false],
  ["latest", false],
  ["github:a/b", false],
  [">=4 <6", false],
  [5, false],
])("a project that asks for %j of a package that's here in 14.0.0: %j", (range, isOther) => {
  const found = otherVersions({ "copy-webpack-plugin": range, sass: "^1.0.0", express: "^4.0.0" }, VERSIONS);
  expect(found).toEqual(isOther ? [{ name: "copy-webpack-plugin", wanted: range, here: "14.0.0" }] : []);
});

test("Babel plugins for proposals are found in the configuration and in Babel's own files", () => {
  const files = {
    "webpack.config.js": 'module.exports = { plugins: ["@babel/plugin-proposal-optional-chaining"] };\n',
    ".babelrc": '{ "plugins": [["@babel/plugin-proposal-decorators", { "legacy": true }]] }',
    "src/index.js": 'console.log("@babel/plugin-proposal-json-strings");\n',
  };
  expect(missingPackages(files)).toEqual([
    { name: "@babel/plugin-proposal-optional-chaining", files: ["webpack.config.js"] },
    { name: "@babel/plugin-proposal-decorators", files: [".babelrc"] },
  ]);
});
