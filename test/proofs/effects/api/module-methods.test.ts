import { expect } from "vitest";
import { ADD_WASM } from "../../lib/add-wasm";
import { effectsOf } from "../../lib/effects";
import { build, type Files, runBundle } from "../../lib/project";
import { runOwn } from "../../lib/run-own";
import { exported } from "../configuration/exported";

const samples = effectsOf("api/module-methods.mdx");

const modules: Files = {
  "src/chart.js": 'console.log("chart runs");\nexport const draw = () => "drawn";',
  "src/math.wasm": ADD_WASM,
};

samples.tries("deferImport: true", async (code) => {
  const { configuration } = await exported(code);
  const ran = (index: string) => runBundle({ ...modules, "src/index.js": index }, { ...configuration, target: "node" });
  const plain = (index: string) => build({ ...modules, "src/index.js": index }, { ...configuration, experiments: {} });

  const chart = 'import defer * as chart from "./chart.js";\nconsole.log("before");\nconsole.log(chart.draw());';
  expect(await ran(chart)).toContain("\nbefore\nchart runs\ndrawn\n");
  expect(await ran(chart.replace("defer ", ""))).toContain("\nchart runs\nbefore\ndrawn\n");
  expect(await plain(chart)).toContain("Module parse failed: Unexpected token");

  const sum = "const { exports } = await WebAssembly.instantiate(math, {});\nconsole.log(exports.add(1, 2));";
  const math = `import source math from "./math.wasm";\n${sum}`;
  expect(await ran(math)).toMatch(/^3$/m);
  expect(await plain(math)).toContain("Module parse failed: Unexpected token");

  // Both calls in one module.
  const calls = `const chart = await import.defer("./chart.js");
const math = await import.source("./math.wasm");
${sum}
console.log(chart.draw());`;
  expect(await ran(calls)).toContain("\n3\nchart runs\ndrawn\n");
  expect(await plain(calls)).toContain("The only valid meta property for import is 'import.meta'");
});

samples.tries("test: /node_modules[\\\\/]acme-ui[\\\\/]/", async (code) => {
  const umd = (name: string) => `(function (root, factory) {
  if (typeof define === "function" && define.amd) define([], () => "broken");
  else module.exports = factory();
})(this, () => "${name}");`;
  const files: Files = {
    "src/index.js": 'import ui from "acme-ui";\nimport map from "acme-map";\nconsole.log(ui, map);',
    "node_modules/acme-ui/package.json": "{}",
    "node_modules/acme-ui/index.js": umd("ui"),
    "node_modules/acme-map/package.json": "{}",
    "node_modules/acme-map/index.js": umd("map"),
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("ui broken");
  const plain = code.replace("parser: { amd: false },", "");
  expect(await runOwn({ ...files, "webpack.config.js": plain })).toBe("broken broken");
});
