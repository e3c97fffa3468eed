import { expect, test } from "vitest";
import { replacePackages } from "../../../../src/playground/replacing/replace";
import { replaced } from "./replaced";

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
