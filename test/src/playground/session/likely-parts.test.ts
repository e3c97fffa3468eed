import { expect, test } from "vitest";
import { STARTING_PROJECTS } from "../../../../src/playground/project/starting-projects";
import { likelyParts } from "../../../../src/playground/session/compiler-frame";

test.each([
  ["page", ["css"]],
  ["typescript", []],
  ["react", ["schemas", "packages-css", "packages-sass", "packages-babel", "packages-react"]],
  ["tree-shaking", ["minimizer", "optimizing", "schemas"]],
  ["shared-chunk", []],
  ["errors", []],
])("the project %s loads the parts %j before its first build", (id, parts) => {
  expect(likelyParts(STARTING_PROJECTS.find((project) => project.id === id)?.files ?? {})).toEqual(parts);
});

test.each<[Record<string, string>, string[]]>([
  [{ "src/index.js": "" }, ["minimizer", "optimizing", "schemas"]], // the mode defaults to production without a configuration
  [{ "webpack.config.js": "experiments: { html: true }", "src/index.html": "" }, ["html"]],
  [{ "webpack.config.mjs": "target: 'browserslist'" }, ["browserslist"]],
  [{ "webpack.config.ts": "new DefinePlugin({})" }, ["plugins", "schemas"]],
  [{ "webpack.config.js": "use: ['style-loader']" }, ["schemas", "packages-css"]],
  [
    { "webpack.config.js": "{ loader: 'swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } }" },
    ["schemas", "packages-swc", "bytes-swc"],
  ],
  [{ "webpack.config.js": "{}", "src/index.js": 'import "react-dom/client"; import "./vue";' }, ["packages-react"]],
])("%j probably needs %j", (files, parts) => {
  expect(likelyParts(files)).toEqual(parts);
});
