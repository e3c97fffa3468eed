import { expect, test } from "vitest";
import { buildCommand } from "../../../../src/playground/project/builds";

/** Returns a project with a build script. */
const built = (build: string) => ({
  "webpack.config.js": "",
  "webpack.prod.js": "",
  "package.json": JSON.stringify({ scripts: { build } }),
});

const ENV = { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true };

test.each([
  ["webpack", {}],
  ["webpack  --mode production", { mode: "production" }],
  ["webpack build -c ./webpack.prod.js --mode=none", { config: "webpack.prod.js", mode: "none" }],
  ['webpack --env "goal=local" --env production', { env: { ...ENV, goal: "local", production: true } }],
  ["webpack --env query=a=b --env none=", { env: { ...ENV, query: "a=b", none: undefined } }],
  ["tsc && webpack --config-node-env production && node check.js --mode x", { nodeEnv: "production" }],
  ["cross-env NODE_ENV=development npx webpack-cli --mode none", { nodeEnv: "development", mode: "none" }],
  ["webpack-bundle-analyzer a.json; webpack --mode none --progress --no-color -w", { mode: "none" }],
  ["webpack -c a.js -c ./b.js --merge", { config: "a.js", otherConfigs: ["b.js"], isMerged: true }],
  ["webpack --env a.b=c --env a.d.e", { env: { ...ENV, a: { b: "c", d: { e: true } } } }],
  ["webpack --config-name shop --config-name=api -o build", { configNames: ["shop", "api"], outputPath: "build" }],
  ["webpack --output-path ./public/js", { outputPath: "./public/js" }],
  ["webpack --output-filename a.js", { unknown: ["--output-filename a.js"] }],
  [
    "webpack ./src/a.js b.js --devtool=eval -t node",
    { options: { entry: ["./src/a.js", "b.js"], devtool: "eval", target: "node" } },
  ],
  ["webpack -d source-map --entry ./a.js", { options: { devtool: "source-map", entry: ["./a.js"] } }],
  ["webpack --no-devtool", { options: { devtool: false } }],
  ["webpack --bail --progress --colors --hide-modules --display-error-details --stats errors-only --json s.json", {}],
  [
    "webpack -p --env.goal=local --env.dev --node-env test",
    { mode: "production", nodeEnv: "test", env: { ...ENV, goal: "local", dev: true } },
  ],
  ["webpack serve --port 8080 --hot --mode development ./a.js", { mode: "development" }],
  ["vite build --mode x", {}],
  ["npx-webpack --mode x", {}],
])("what %s says", (script, command) => {
  expect(buildCommand(built(script))).toEqual({ env: ENV, unknown: [], ...command });
});

test("a project without a script is built without arguments, and so is one with a damaged package.json", () => {
  for (const file of ["{}", "{", '{ "scripts": { "build": 1 } }', "null"]) {
    expect(buildCommand({ "package.json": file })).toEqual({ env: ENV, unknown: [] });
  }
});
