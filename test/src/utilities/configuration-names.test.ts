import { expect, test } from "vitest";
import {
  isConfigurationFile,
  isDefaultConfiguration,
  isSampleConfiguration,
} from "../../../src/utilities/configuration-names";

test("a file is a configuration by its name", () => {
  const yes = [
    "webpack.config.js",
    "webpack.config.mts",
    "shop/webpack.config.cjs",
    "webpack.config.prod.ts",
    "webpack.test.config.js",
  ];
  const no = [
    "webpack.js",
    "webpack.test.js",
    "my-webpack.config.js",
    "webpack.config.json",
    "webpack.config.js/index.js",
    "src/config.js",
  ];
  expect(yes.filter((path) => !isConfigurationFile(path))).toEqual([]);
  expect(no.filter(isConfigurationFile)).toEqual([]);
});

test.each([
  ["webpack.config.mjs", true, true],
  ["shop/webpack.config.js", false, true],
  ["webpack.base.js", false, false],
])("only %s in the folder of a project is found by webpack-cli", (path, isDefault, isSample) => {
  expect([isDefaultConfiguration(path), isSampleConfiguration(path)]).toEqual([isDefault, isSample]);
});
