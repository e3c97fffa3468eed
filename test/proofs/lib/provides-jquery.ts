import { expect } from "vitest";
import type { Files } from "./project";
import { runOwn } from "./run-own";

/**
 * Tries a configuration that provides jQuery: `$` in a project, and `window.jQuery` in the package `acme-slider`, which
 * adds a function to it.
 *
 * @param slider The files of that package, and `src/index.js`, which imports it and calls `$("p").show()`.
 */
export async function providesJquery(code: string, slider: Files): Promise<void> {
  const files: Files = {
    ...slider,
    "node_modules/acme-slider/package.json": "{}",
    "node_modules/jquery/package.json": "{}",
    "node_modules/jquery/index.js": `module.exports = (selector) => ({
  show: () => console.log(selector, typeof module.exports.fn.slider),
});
module.exports.fn = {};`,
  };
  expect(await runOwn({ ...files, "webpack.config.js": code })).toBe(".slider function\np function");
  const plain = await runOwn({ ...files, "webpack.config.js": "export default {};" });
  expect(plain).toBe("ReferenceError: window is not defined");
}
