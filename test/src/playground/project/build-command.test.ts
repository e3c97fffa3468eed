import { expect, test } from "vitest";
import {
  buildCommand,
  configurationFile,
  configured,
  isBuiltByWebpack,
} from "../../../../src/playground/project/build-command";

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
  ["webpack -c a.js -c b.js", { config: "a.js", unknown: ["-c"] }],
  ["webpack ./src/a.js --devtool=eval --env a.b=c", { unknown: ["./src/a.js", "--devtool=eval", "--env"] }],
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

test("the configuration is the one in the script, or the one that webpack finds", () => {
  expect(configurationFile(built("webpack --config webpack.prod.js"))).toBe("webpack.prod.js");
  expect(configurationFile(built("webpack"))).toBe("webpack.config.js");
  expect(configurationFile({ "src/index.js": "" })).toBeUndefined();
});

test("a project without a configuration is built by webpack if it has the default entry and no other tool", () => {
  const project = { "src/index.js": "" };
  const withScript = (build: string) => ({ ...project, "package.json": JSON.stringify({ scripts: { build } }) });
  expect(isBuiltByWebpack(project)).toBe(true);
  expect(isBuiltByWebpack(withScript("webpack --mode production"))).toBe(true);
  expect(isBuiltByWebpack(withScript("rollup --config"))).toBe(false);
  expect(isBuiltByWebpack({ ...withScript("gulp"), "webpack.config.js": "" })).toBe(true);
  expect(isBuiltByWebpack({ "main.js": "" })).toBe(false);
});

test("functions get the environment and the mode, which overrides the configuration's own", async () => {
  const command = buildCommand(built("webpack --env production --mode none"));
  const given: unknown[] = [];
  const one = (...values: unknown[]) => {
    given.push(...values);
    return { mode: "development", name: "one" };
  };
  expect(await configured(one, command)).toEqual({ mode: "none", name: "one" });
  const env = { ...ENV, production: true };
  expect(given).toEqual([env, { env, mode: "none" }]);
  expect(await configured([one, { name: "other" }], command)).toEqual([
    { mode: "none", name: "one" },
    { mode: "none", name: "other" },
  ]);
  expect(await configured(async () => [{ name: "late" }], { env: {} })).toEqual([{ name: "late" }]);
  const none = { env: {}, nodeEnv: "none" };
  expect(await configured([{}, { mode: "production" }], none)).toEqual([{ mode: "none" }, { mode: "production" }]);
  expect(await configured({}, { env: {}, nodeEnv: "test" })).toEqual({});
});

test("a function that returns nothing is reported as not being a configuration", async () => {
  await expect(configured(() => {}, { env: {} })).rejects.toThrow("A configuration is undefined instead of an object.");
});
