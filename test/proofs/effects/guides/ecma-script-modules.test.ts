import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/ecma-script-modules.mdx");

samples.effect("fullySpecified: false", {
  files: {
    "src/index.js": 'import { line } from "acme-charts";\nconsole.log(line);',
    "node_modules/acme-charts/package.json": '{ "type": "module" }',
    "node_modules/acme-charts/index.js": 'export { line } from "./line";',
    "node_modules/acme-charts/line.js": 'export const line = "a line";',
  },
  without: ["module"],
  shows: 'console.log("a line")',
  hides: "Did you mean 'line.js'?",
});
