import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import type { Files } from "../../lib/project";
import { runOwn } from "../../lib/run-own";

const samples = effectsOf("migrate/3.mdx");

samples.tries("webpack.LoaderOptionsPlugin({", async (code) => {
  const withLoader = code.replace(
    "plugins:",
    'module: { rules: [{ test: /\\.note$/, use: "./note-loader.js" }] },\n  plugins:',
  );
  const files: Files = {
    "package.json": "{}",
    "src/index.js": 'console.log(...require("./a.note"));',
    "src/a.note": "",
    // It reads what the plugin passes on, as old loaders do.
    "note-loader.js": `module.exports = function () {
  const context = this.options && this.options.context === __dirname;
  return \`module.exports = \${JSON.stringify([this.debug, this.minimize, context])}\`;
};`,
  };
  expect(await runOwn({ ...files, "webpack.config.js": withLoader })).toBe("true true true");
  const plain = withLoader.replace("new webpack.LoaderOptionsPlugin", "void ");
  expect(await runOwn({ ...files, "webpack.config.js": plain })).toBe("null null null");
});

samples.tries("promise-polyfill/src/polyfill", async (code) => {
  const files: Files = {
    "package.json": "{}",
    "src/index.js": 'import(/* webpackMode: "eager" */ "./chart.js").then(({ name }) => console.log(name));',
    "src/chart.js": 'export const name = "chart";',
    // Small ones: of a browser without promises, and with the name of the package.
    "src/old-browser.js": "globalThis.own = Promise;\nglobalThis.Promise = undefined;",
    "node_modules/promise-polyfill/package.json": "{}",
    "node_modules/promise-polyfill/src/polyfill.js": "globalThis.Promise = globalThis.own;",
  };
  const inOldBrowser = (configuration: string) =>
    runOwn({ ...files, "webpack.config.js": configuration.replace("entry: [", 'entry: ["./src/old-browser.js", ') });
  expect(await inOldBrowser(code)).toBe("chart");
  const missing = /^TypeError: .*undefined/;
  expect(await inOldBrowser(code.replace('"promise-polyfill/src/polyfill", ', ""))).toMatch(missing);
  const behind = code.replace(/\[(".*"), (".*")\]/, "[$2, $1]");
  expect(await inOldBrowser(behind)).toMatch(missing);
});
