import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { PackageNotes } from "../../../../src/screens/Playground/PackageNotes";
import { renderSite } from "../../components/render";

const VERSIONS = { webpack: "5.113.0", sass: "1.108.2" };

const CONFIGURATION = `const Bar = require("webpackbar");
const Clean = require("clean-webpack-plugin");
const Own = require("some-plugin");
module.exports = { plugins: [new Bar(), new Clean(), new Own()] };
`;

function show(files: Record<string, string>, hasErrors = true) {
  const onReplace = vi.fn();
  renderSite(<PackageNotes files={files} hasErrors={hasErrors} versions={VERSIONS} onReplace={onReplace} />);
  return onReplace;
}

test("all packages that aren't here are listed, and one click replaces those that can be", async () => {
  const onReplace = show({ "webpack.config.js": CONFIGURATION });
  screen.getByText("3 packages aren't here:");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent?.split(",")[0])).toEqual([
    "webpackbar",
    "clean-webpack-plugin",
    "some-plugin",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Change all 2" }));
  await screen.findByText("Replaced webpackbar and clean-webpack-plugin.");
  expect(onReplace).toHaveBeenCalledOnce();
  expect(onReplace.mock.lastCall?.[0]["webpack.config.js"]).toBe(
    'const Own = require("some-plugin");\nmodule.exports = { output: { clean: true }, plugins: [new Own()] };\n',
  );
});

test("a package can be replaced alone, and a refusal is a sentence", async () => {
  const onReplace = show({ "webpack.config.js": 'const Bar = require("webpackbar");\nBar();\n' });
  fireEvent.click(screen.getByRole("button", { name: "Remove webpackbar" }));
  await screen.findByText(/^webpackbar has to be replaced by hand\./);
  expect(onReplace).not.toHaveBeenCalled();
});

test("a build that succeeded didn't need them", () => {
  show({ "webpack.config.js": CONFIGURATION }, false);
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("another major version is reported, also after a successful build", () => {
  show({ "package.json": '{ "devDependencies": { "sass": "^0.9.0", "webpack": "^4.0.0" } }' }, false);
  expect(screen.getByText(/asks for/, { selector: "li:first-child p" }).textContent).toMatch(/webpack \^4\.0\.0/);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/migrate/");
});

test("a range that starts with an older version is reported with what has changed since", () => {
  show({ "package.json": '{ "devDependencies": { "webpack": "^5.88.2" } }' }, false);
  screen.getByText(/^package\.json accepts webpack 5\.88\.2 and later, and 5\.\d+\.\d+ builds it here\./);
  expect(screen.getByRole("link").getAttribute("href")).toBe("/migrate/#within-version-5");
});

test("a configuration for earlier versions is updated in one click", async () => {
  const onReplace = show({
    "webpack.config.js": 'const merge = require("webpack-merge");\nmodule.exports = merge(require("./common"), {});\n',
    "common.js": 'module.exports = { devtool: "cheap-eval-source-map" };\n',
  });
  fireEvent.click(await screen.findByRole("button", { name: "Update the configuration" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(2);
  expect(onReplace).toHaveBeenCalledExactlyOnceWith({
    "webpack.config.js":
      'const { merge } = require("webpack-merge");\nmodule.exports = merge(require("./common"), {});\n',
    "common.js": 'module.exports = { devtool: "eval-cheap-source-map" };\n',
  });
});
