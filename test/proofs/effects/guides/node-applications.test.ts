import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/node-applications.mdx");

/** A project that uses an installed package. */
const files = {
  "src/index.js": 'import { compile } from "@swc/core";\nconsole.log(compile);',
  "node_modules/@swc/core/package.json": '{ "name": "@swc/core", "type": "module", "exports": "./index.js" }',
  "node_modules/@swc/core/index.js": 'export const compile = "the whole package";',
};

samples.effect('externals: { "@swc/core"', {
  files,
  without: ["externals"],
  shows: 'from"@swc/core"',
  hides: "the whole package",
});

samples.effect('filename: "[name].cjs"', {
  files,
  without: ["output", "externalsPresets"],
  shows: [/^main\.cjs$/m, 'require("@swc/core")'],
  hides: "the whole package",
});
