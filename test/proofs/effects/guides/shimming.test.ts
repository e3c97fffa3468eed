import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, project } from "../../lib/project";
import { providesJquery } from "../../lib/provides-jquery";
import { printedBy, runOwn } from "../../lib/run-own";

const samples = effectsOf("guides/shimming.mdx");

samples.tries('"window.jQuery": "jquery"', (code) =>
  providesJquery(code, {
    "src/index.js": 'import "acme-slider";\n$("p").show();',
    "node_modules/acme-slider/index.js": 'window.jQuery.fn.slider = () => {};\njQuery(".slider").show();',
  }),
);

samples.tries('topLevelThis: "global"', async (code) => {
  const files = {
    "src/index.js": 'import "./legacy/visits.js";\nconsole.log(globalThis.visits);',
    "src/legacy/visits.js": "this.visits = 1;",
  };
  // The page is left out: only the script runs here.
  const ofScript = code.replace("./src/index.html", "./src/index.js");
  expect(await runOwn({ ...files, "webpack.config.js": ofScript })).toBe("1");
  const plain = ofScript.replace(/ +parser: .*/, "");
  expect(await runOwn({ ...files, "webpack.config.js": plain })).toBe("undefined");
});

samples.tries("parser: { amd: false }", async (code) => {
  const files = {
    "package.json": "{}",
    "src/index.js": 'import "./legacy/greet.js";\nconsole.log(typeof globalThis.greet);',
    "src/legacy/greet.js": `(function (page) {
  function greet() {}
  if (typeof define === "function" && define.amd) define([], () => greet);
  else page.greet = greet;
})(globalThis);`,
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("function");
  const plain = code.replace("parser: { amd: false },", "");
  expect(await runOwn({ ...files, "webpack.config.js": plain })).toBe("undefined");
});

samples.tries('entry: ["core-js/stable", "./src/index.js"]', async (code) => {
  const files = {
    "src/index.js": 'console.log("polyfills:", globalThis.polyfilled);',
    // A small one with the name of the package, which takes seconds to build.
    "node_modules/core-js/package.json": "{}",
    "node_modules/core-js/stable/index.js": "globalThis.polyfilled = true;",
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe("polyfills: true");
  const plain = code.replace('"core-js/stable", ', "");
  expect(await runOwn({ ...files, "webpack.config.js": plain })).toBe("polyfills: undefined");
});

samples.tries('jquery: "jQuery"', async (code) => {
  const files = { "src/index.js": 'import $ from "jquery";\nconsole.log($("p"));' };
  const folder = await project({ ...files, "webpack.config.js": code });
  expect(await buildOwn(folder)).toContain("compiled successfully");
  const script = await readFile(path.join(folder, "dist/main.js"), "utf8");
  expect(await printedBy("var jQuery = (selector) => `global ${selector}`;", script)).toBe("global p");
  const plain = await buildOwn({ ...files, "webpack.config.js": "export default {};" });
  expect(plain).toContain("Can't resolve 'jquery'");
});
