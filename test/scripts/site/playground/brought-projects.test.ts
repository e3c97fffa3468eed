import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { paths } from "../../../../scripts/lib/paths";
import { type PageScripts, pageCompiler } from "../../../../scripts/site/playground/compiler";
import { pagePacks } from "../../../../scripts/site/playground/packs";
import { packageVersions } from "../../../../scripts/site/playground/publish";
import { missingPackages, otherVersions } from "../../../../src/playground/project/needed-packages";
import { readPackageFile } from "../../../../src/playground/project/package-file";
import type { Project } from "../../../../src/playground/project/project";
import { replacePackages } from "../../../../src/playground/replacing/replace";
import { startWorker } from "./page-webpack";

let scripts: PageScripts["scripts"];

beforeAll(async () => {
  scripts = { ...(await pageCompiler()).scripts, ...(await pagePacks()).scripts };
}, 240_000);

const FOLDER = path.join(paths.root, "test/fixtures/playground-projects");

const projectOf = (name: string): Project => JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"));

/** Returns the result of a project's build as short texts. */
async function build(files: Project) {
  const { output, errors, warnings, failure, file, line, column } = await startWorker(scripts)({ ...files });
  const messages = [...(errors ?? []), ...(warnings ?? [])].map(({ message }) => message);
  return { output: [...(output?.keys() ?? [])], messages, ...(failure && { failure, file, line, column }) };
}

/** Projects that don't build unchanged, because of what they need or on purpose. */
const NOT_BUILT = ["file-loader", "line-five", "other-version", "syntax-error", "three-missing"];

const NAMES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));

test.each(NAMES.filter((name) => !NOT_BUILT.includes(name)))("%s builds as it was brought", async (name) => {
  expect(await build(projectOf(name))).toEqual({ output: ["dist/main.js"], messages: [] });
});

test.each(["file-loader", "three-missing"])("%s builds after one click", async (name) => {
  const project = projectOf(name);
  const missing = missingPackages(project);
  const { project: changed, done, refused } = replacePackages(project, missing);
  expect({ done: done.length, refused }).toEqual({ done: missing.length, refused: [] });
  const { output, messages, failure } = await build(changed);
  expect({ messages, failure }).toEqual({ messages: [], failure: undefined });
  expect(output).toContain("dist/main.js");
});

test("a project that asks for another major version is told so, beside the error that this causes", async () => {
  const project = projectOf("other-version");
  const wanted = readPackageFile(project)?.devDependencies ?? {};
  expect(otherVersions(wanted, packageVersions())).toMatchObject([{ name: "copy-webpack-plugin", wanted: "^5.0.0" }]);
  expect((await build(project)).failure).toContain("Invalid options object. Copy Plugin");
});

test("an error of a configuration has the line on which it was thrown", async () => {
  const { failure, ...place } = await build(projectOf("line-five"));
  expect(place).toMatchObject({ file: "webpack.config.js", line: 5, column: 7 });
  expect(failure).toContain("thrown on line 5");
  const typed = { "webpack.config.ts": 'import path from "node:path";\n\n\nnull.x;\nexport default { path };\n' };
  expect(await build(typed)).toMatchObject({ file: "webpack.config.ts", line: 4 });
});

test.each([
  ["webpack.config.js", "module.exports = {\n  a: 1\n  b: 2\n};\n", 3, 3],
  ["webpack.config.js", "module.exports = {\n  entry: [\n};\n", 3, 1],
  ["webpack.config.mjs", "\nexport default {\n  entry: ./src\n};\n", 3, 10],
  ["webpack.config.ts", "const a: string = ;\nexport default {};\n", 1, 19],
])("a syntax error in %s has its place: %j", async (file, text, line, column) => {
  const { failure, ...place } = await build({ [file]: text });
  expect(place).toMatchObject({ file, line, column });
  expect(failure).toMatch(/^SyntaxError: /);
  expect(failure).toContain(`at /project/${file}:${line}:${column}`);
});

test("a mistake that only the browser's parser finds is at least in its file", async () => {
  const { failure, ...place } = await build({ "webpack.config.js": "const a = 1;\nconst a = 2;\n" });
  expect(place).toMatchObject({ file: "webpack.config.js", line: undefined });
  expect(failure).toContain("already been declared");
});

test("a JSON file with a mistake has its place", async () => {
  const files = {
    "webpack.config.js": 'module.exports = require("./a.json");',
    "a.json": '{\n  "a": 1\n  "mode": 2\n}',
  };
  expect(await build(files)).toMatchObject({ file: "a.json", line: 3 });
});

test("an error in a loader has its line", async () => {
  const { messages } = await build({
    "loader.mjs": 'import path from "node:path";\n\nexport default () => {\n  throw new Error(path.sep);\n};\n',
    "webpack.config.js": 'module.exports = { mode: "none", module: { rules: [{ use: "./loader.mjs" }] } };\n',
    "src/index.js": "",
  });
  expect(messages.join("\n")).toContain("/project/loader.mjs:4:");
});

test("modules with await outside of functions are waited for where they are imported", async () => {
  const { output, messages, failure } = await build({
    "webpack.config.mjs":
      'import { mode } from "./mode.mjs";\nconst { name } = await import("./name.js");\nexport default { mode, name };\n',
    "mode.mjs": 'export const mode = await Promise.resolve("production");\n',
    "name.js": 'module.exports = { name: "tea" };\n',
    "src/index.js": "",
  });
  expect({ output, messages, failure }).toEqual({ output: ["dist/main.js"], messages: [], failure: undefined });
  const thrown = await build({ "webpack.config.mjs": 'await null;\nthrow new Error("late");\n' });
  expect(thrown).toMatchObject({ file: "webpack.config.mjs", line: 2, failure: expect.stringContaining("late") });
});

test("arguments that the playground doesn't know are named in a warning, and the project is built", async () => {
  const { output, messages } = await build({
    "package.json": '{ "scripts": { "build": "webpack --mode production --output-filename a.js --hot" } }',
    "src/index.js": "console.log(1);",
  });
  expect(output).toEqual(["dist/main.js"]);
  expect(messages).toEqual([expect.stringContaining("ignores `--output-filename a.js`, `--hot` in the build script")]);
});

test("a build script merges configurations, chooses one by its name, and sets the output folder", async () => {
  const files = {
    "base.js": 'module.exports = { mode: "production", entry: { base: "./a.js" } };\n',
    "shop.js": 'module.exports = [{ name: "shop", entry: { shop: "./a.js" } }, { name: "api", mode: "none" }];\n',
    "a.js": "console.log(1);\n",
  };
  const built = (script: string) => build({ ...files, "package.json": JSON.stringify({ scripts: { build: script } }) });
  expect(await built("webpack --config base.js --config shop.js --merge")).toEqual({
    output: ["dist/base.js", "dist/shop.js"],
    messages: [],
  });
  expect(await built("webpack -c shop.js --config-name shop --mode none -o public/js")).toEqual({
    output: ["public/js/shop.js"],
    messages: [],
  });
  const { failure } = await built("webpack -c shop.js --config-name admin");
  expect(failure).toContain('No configuration has the name "admin". There are: shop, api.');
});

test("a build script with a configuration that isn't there says so, and another one can be chosen", async () => {
  const { failure } = await build({
    "package.json": '{ "scripts": { "build": "webpack --config config/gone.js" } }',
    "src/index.js": "",
  });
  expect(failure).toContain("uses the configuration config/gone.js, and the project doesn't have that file");
});

test("code that packages and configurations generate stays as it is, also if it contains import()", async () => {
  const files = {
    "webpack.config.js":
      'const { code } = require("generator");\nif (code() !== "import(true") throw new Error(code());\nmodule.exports = { mode: "none" };\n',
    "node_modules/generator/index.js":
      'const call = /import(?:\\.x)?\\(/;\nexports.code = () => "import(" + call.test("import(");\n',
    "src/index.js": "",
  };
  expect(await build(files)).toEqual({ output: ["dist/main.js"], messages: [] });
});
