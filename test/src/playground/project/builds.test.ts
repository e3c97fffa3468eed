import { expect, test } from "vitest";
import {
  buildsOf,
  chosenBuild,
  configurationFile,
  isBuiltByWebpack,
  withBuild,
} from "../../../../src/playground/project/builds";
import type { Project } from "../../../../src/playground/project/project";

/** Returns a project with a build script. */
const built = (build: string) => ({
  "webpack.config.js": "",
  "webpack.prod.js": "",
  "package.json": JSON.stringify({ scripts: { build } }),
});

/** Returns a project with scripts and with empty files. */
const withScripts = (scripts: Record<string, string>, ...files: string[]): Project => ({
  "package.json": JSON.stringify({ scripts }),
  ...Object.fromEntries(files.map((file) => [file, ""])),
});

const CONFIGURATION = 'module.exports = { entry: "./app.js", output: {} };';

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
  expect(isBuiltByWebpack({ ...withScript("webpack -c a.js"), "a.js": "" })).toBe(true);
  expect(isBuiltByWebpack({ ...withScript("ng build"), "webpack.extra.js": "" })).toBe(false);
  expect(isBuiltByWebpack({ ...withScript("rspack build"), "rspack.config.js": CONFIGURATION })).toBe(false);
});

test.each([
  [
    "the script of the greatest interest",
    withScripts({ start: "webpack serve -c dev.js", prod: "webpack -c prod.js" }, "dev.js", "prod.js"),
    ["prod.js", "dev.js"],
  ],
  [
    "a script before files",
    withScripts({ "build:prod": "webpack -c webpack.prod.js" }, "webpack.config.js", "webpack.prod.js"),
    ["webpack.prod.js", "webpack.config.js"],
  ],
  [
    "webpack's default configuration before others",
    withScripts({ start: "webpack serve" }, "webpack.prod.js", "webpack.config.js"),
    ["webpack.config.js", "webpack.prod.js"],
  ],
  [
    "a configuration without an ending",
    withScripts({ build: "webpack --config ./config/prod" }, "config/prod.js"),
    ["config/prod.js"],
  ],
  [
    "a folder with a configuration",
    withScripts({ build: "webpack --config config" }, "config/index.js"),
    ["config/index.js"],
  ],
  [
    "several calls in one script",
    withScripts({ build: "webpack -c a.js && webpack -c b.js" }, "a.js", "b.js"),
    ["a.js", "b.js"],
  ],
  [
    "no script for a file that isn't there, unless it's the build",
    withScripts({ build: "webpack -c a.js", dev: "webpack -c b.js" }),
    ["a.js"],
  ],
  [
    "files that look like configurations",
    { "config/prod.js": CONFIGURATION, "config/paths.js": "module.exports = {};", "src/a.js": CONFIGURATION },
    ["config/prod.js"],
  ],
  [
    "parts of configurations last",
    { "webpack.common.js": "", "webpack.prod.js": 'require("./webpack.common.js")', "webpack.dev.js": "" },
    ["webpack.prod.js", "webpack.dev.js", "webpack.common.js"],
  ],
  ["nothing in node_modules", { "node_modules/a/webpack.config.js": "" }, []],
])("it finds %s", (_, project, expected) => {
  expect(buildsOf(project).map(({ file }) => file)).toEqual(expected);
});

test("a title names the configuration and the script", () => {
  const project = withScripts({ build: "npm run x", x: "webpack -c a.js" }, "a.js", "webpack.dev.js");
  expect(buildsOf(project).map(({ title }) => title)).toEqual(["a.js (npm run x)", "webpack.dev.js"]);
});

test("a choice is in package.json, so it's in links, and can be taken back", () => {
  const original = "webpack -c a.js --env tea && webpack -c b.js";
  const project = withScripts({ build: original, dev: "webpack -c dev.js" }, "a.js", "b.js", "dev.js", "webpack.x.js");
  let chosen: Project = project;
  for (const file of ["b.js", "dev.js", "webpack.x.js", "a.js", "dev.js"]) {
    const build = buildsOf(chosen).find((each) => each.file === file);
    if (!build) throw new Error(`${file} can't be chosen any more.`);
    chosen = withBuild(chosen, build);
    expect(chosenBuild(chosen)).toMatchObject({ file });
  }
  const { scripts } = JSON.parse(chosen["package.json"] ?? "");
  expect(scripts).toEqual({ build: "npm run dev", "build:original": original, dev: "webpack -c dev.js" });
  expect(buildsOf(chosen).find(({ file }) => file === "a.js")?.command.env).toMatchObject({ tea: true });
});

test("a choice works in a project without package.json, but not if that can't be read", () => {
  const project = { "webpack.dev.js": "", "webpack.prod.js": "" };
  const [, dev] = buildsOf(project);
  if (!dev) throw new Error("There's only one build.");
  expect(chosenBuild(withBuild(project, dev)).file).toBe("webpack.dev.js");
  const damaged = { ...project, "package.json": "{" };
  expect(withBuild(damaged, dev)).toBe(damaged);
});

test("the script of a server can be chosen as a build that ends", () => {
  const start =
    "cross-env NODE_ENV=test webpack serve -c dev.js --port 1 --mode none --env a --env 'b=c d' --no-devtool";
  const project = withScripts({ start, prod: "webpack" }, "dev.js", "webpack.config.js");
  const serving = buildsOf(project).find(({ file }) => file === "dev.js");
  if (!serving) throw new Error("It isn't offered.");
  const text = 'webpack --config-node-env test --config dev.js --mode none --env a --env "b=c d" --no-devtool';
  expect(serving.script).toBe(text);
  expect(chosenBuild(withBuild(project, serving)).command).toEqual(serving.command);
});
