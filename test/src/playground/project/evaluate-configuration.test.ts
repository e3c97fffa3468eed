import { expect, test } from "vitest";
import { buildCommand } from "../../../../src/playground/project/builds";
import { evaluateConfiguration, withNames } from "../../../../src/playground/project/evaluate-configuration";

/** Returns a project with a build script. */
const built = (build: string) => ({ "webpack.config.js": "", "package.json": JSON.stringify({ scripts: { build } }) });

const ENV = { WEBPACK_BUNDLE: true, WEBPACK_BUILD: true };

test("functions get the environment and the mode, which overrides the configuration's own", async () => {
  const command = buildCommand(built("webpack --env production --mode none"));
  const given: unknown[] = [];
  const one = (...values: unknown[]) => {
    given.push(...values);
    return { mode: "development", name: "one" };
  };
  expect(await evaluateConfiguration(one, command)).toEqual({ mode: "none", name: "one" });
  const env = { ...ENV, production: true };
  expect(given).toEqual([env, { env, mode: "none" }]);
  expect(await evaluateConfiguration([one, { name: "other" }], command)).toEqual([
    { mode: "none", name: "one" },
    { mode: "none", name: "other" },
  ]);
  expect(await evaluateConfiguration(async () => [{ name: "late" }], { env: {} })).toEqual([{ name: "late" }]);
  const none = { env: {}, nodeEnv: "none" };
  expect(await evaluateConfiguration([{}, { mode: "production" }], none)).toEqual([
    { mode: "none" },
    { mode: "production" },
  ]);
  expect(await evaluateConfiguration({}, { env: {}, nodeEnv: "test" })).toEqual({});
});

test("a function that returns nothing is reported as not being a configuration", async () => {
  await expect(evaluateConfiguration(() => {}, { env: {} })).rejects.toThrow(
    "A configuration is undefined instead of an object.",
  );
});

test("options of the command take the place of the configuration's", async () => {
  const command = buildCommand(built("webpack ./src/a.js --devtool source-map"));
  expect(await evaluateConfiguration({ entry: "./src/b.js", devtool: false, target: "web" }, command)).toEqual({
    entry: ["./src/a.js"],
    devtool: "source-map",
    target: "web",
  });
});

test("the output folder of the command replaces the configuration's, and is relative to the project", async () => {
  const command = buildCommand(built("webpack --output-path public/js"));
  expect(await evaluateConfiguration({ output: { path: "/dist", filename: "a.js" } }, command)).toEqual({
    output: { path: `${process.cwd()}/public/js`, filename: "a.js" },
  });
});

test("configurations are chosen by their names, and an unknown name is reported with the others", () => {
  const all = [{ name: "shop" }, { name: "api" }, {}];
  expect(withNames(all)).toBe(all);
  expect(withNames(all, ["api"])).toEqual({ name: "api" });
  expect(withNames(all, ["api", "shop"])).toEqual([{ name: "api" }, { name: "shop" }]);
  expect(() => withNames(all, ["admin"])).toThrow('No configuration has the name "admin". There are: shop, api.');
  expect(() => withNames({}, ["admin"])).toThrow('No configuration has the name "admin". None has a name.');
});
