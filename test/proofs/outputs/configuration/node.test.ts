import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { execute } from "../../lib/execute";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf } from "../../lib/page-text";
import { build, buildOwn, type Files, project, run, shownIn } from "../../lib/project";

const page = await outputsOf("configuration/node.mdx");
const fences = await fencesOf("configuration/node.mdx");

/** Returns the sample of the page that contains the words. */
const sample = (words: string) => fences.find(({ lang, code }) => lang === "js" && code.includes(words))?.code ?? "";

/** Not an ES module, in which `__dirname` and `__filename` exist nowhere. */
const commonJs: Files = { "package.json": "{}" };

page.shows("configuration.node has an unknown property 'fs'", () => build({}, { node: { fs: "empty" } as object }));

page.shows('"__dirname" has been used', () =>
  build({ ...commonJs, "src/index.js": "console.log(__dirname);\n" }, { node: { __dirname: "warn-mock" } }),
);

page.shows('"global" has been used', () =>
  build({ ...commonJs, "src/index.js": "console.log(global.process);\n" }, { node: { global: "warn" } }),
);

page.shows("ReferenceError: __filename is not defined", () =>
  run("npx webpack && node dist/main.mjs", {
    "webpack.config.js": 'export default { mode: "production", target: "node", output: { module: true } };',
    "src/index.js": sample("console.log(__filename, __dirname);"),
  }),
);

page.shows("BREAKING CHANGE: webpack < 5", async () =>
  shownIn("/shop", await build({ "src/index.js": 'import path from "path";\nconsole.log(path);\n' }, {})),
);

page.shows("ERROR in node:path", () =>
  build({ "src/index.js": 'import path from "node:path";\nconsole.log(path);\n' }, {}),
);

page.restIs({});

const module = { module: true };

test.each<[file: string, target: Configuration["target"], output: Configuration["output"], expected: string]>([
  ["main.js", "web", {}, "/index.js /"],
  ["main.mjs", "web", module, "/index.js /"],
  ["main.js", "node", {}, "/shop/dist/main.js /shop/dist"],
  ["main.mjs", "node", module, "/shop/dist/main.mjs /shop/dist"],
  ["main.mjs", "node22.16", module, "/shop/dist/main.mjs /shop/dist"],
  ["main.mjs", "universal", module, "/shop/dist/main.mjs /shop/dist"],
])("what comes out: %s for %s", async (file, target, output, expected) => {
  const folder = await project({ ...commonJs, "src/index.js": sample("console.log(__filename, __dirname);") });
  const built = await build(folder, { target, output });
  expect(built.includes("import.meta.filename")).toBe(target === "node22.16" || target === "universal");
  const { output: printed } = await execute(`node dist/${file}`, folder);
  expect(shownIn("/shop", printed).trim()).toBe(expected);
});

test("requests that start with node: and the plugin of the page", async () => {
  const printed = await buildOwn({
    "webpack.config.js": sample("new webpack.NormalModuleReplacementPlugin"),
    "src/index.js": 'import { join } from "node:path";\nconsole.log(join("a", "b"));\n',
    "node_modules/path-browserify/package.json": '{ "name": "path-browserify" }',
    "node_modules/path-browserify/index.js": "exports.join = (...parts) => parts.join(`/`);\n",
  });
  expect(printed).toContain("compiled successfully");
});
