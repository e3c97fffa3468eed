import { runInThisContext } from "node:vm";
import { expect, test } from "vitest";
import type { Configuration } from "webpack";
import { buildStats } from "../graph/build-stats";
import { replaced } from "./replaced";

const MANIFEST = { "package.json": '{"dependencies":{"lodash.get":"4"},"devDependencies":{"@scope/kit":"1"}}' };
const EXTERNALS =
  "async ({ request }) => (/^(?:lodash\\.get|@scope\\/kit)(?:\\/|$)/.test(request) ? `commonjs ${request}` : undefined)";

test.each([
  [
    'const outside = require("webpack-node-externals");\nmodule.exports = { externals: [outside()] };',
    `module.exports = { externals: [${EXTERNALS}] };`,
  ],
  [
    'import outside from "webpack-node-externals";\nexport default { externals: outside({}) };',
    `export default { externals: ${EXTERNALS} };`,
  ],
  [
    'module.exports = { externals: [require("webpack-node-externals")()] };',
    `module.exports = { externals: [${EXTERNALS}] };`,
  ],
])("packages of package.json stay outside: %s", (text, expected) => {
  expect(replaced(text, "webpack-node-externals", "webpack.config.js", MANIFEST)).toBe(expected);
});

test.each([
  ["outside({ allowlist: [/a/] })", MANIFEST, "passes options, which `externals` doesn't have."],
  ["wrap(outside)", MANIFEST, "uses it in another way than a call."],
  ["outside()", {}, "package.json names no packages, so it isn't known which to leave out."],
])("leaving packages out is refused for %s", (value, others, sentence) => {
  const text = `const outside = require("webpack-node-externals");\nmodule.exports = { externals: [${value}] };`;
  expect(replaced(text, "webpack-node-externals", "webpack.config.js", others)).toContain(sentence);
});

test("webpack leaves the packages of package.json outside, and nothing else", async () => {
  const text = replaced(
    'module.exports = { target: "node", externals: [require("webpack-node-externals")()] };',
    "webpack-node-externals",
    "webpack.config.js",
    MANIFEST,
  );
  const module: { exports: Configuration } = { exports: {} };
  runInThisContext(`(module) => { ${text} }`)(module);
  const files = {
    "src/index.js": 'import "@scope/kit/a.js";\nimport "./lodash.get.js";\n',
    "src/lodash.get.js": "run();",
  };
  const { modules = [], errors } = await buildStats(files, { ...module.exports, mode: "development" });
  expect(errors).toEqual([]);
  const outside = modules
    .map(({ identifier }) => identifier)
    .filter((identifier) => identifier?.startsWith("external"));
  expect(outside).toEqual(['external commonjs "@scope/kit/a.js"']);
  expect(modules.map(({ name }) => name)).toContain("./src/lodash.get.js");
});
