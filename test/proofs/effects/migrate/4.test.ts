import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";

const samples = effectsOf("migrate/4.mdx");

/** The samples are CommonJS modules. */
const commonJs = { "package.json": "{}" };

samples.tries('mode: "production",\n  entry: "./src/index.js",\n};', async (code) => {
  const files = { ...commonJs, "src/index.js": "console.log(process.env.NODE_ENV);" };
  const shown = await buildOwn({ ...files, "webpack.config.js": code });
  expect(shown).toMatch(/compiled successfully in .*\nmain\.js\nconsole\.log\("production"\);$/);
  const plain = await buildOwn({ ...files, "webpack.config.js": code.replace('"production"', "undefined") });
  expect(plain).toContain("WARNING in configuration\nThe 'mode' option has not been set");
  const development = await buildOwn({ ...files, "webpack.config.js": code.replace("production", "development") });
  expect(development).toContain("/******/");
});

const vendor = {
  ...commonJs,
  "src/index.js": 'console.log(require("charts"));',
  "node_modules/charts/index.js": `module.exports = "${"c".repeat(60_000)}";`,
};
samples.effect('runtimeChunk: "single"', {
  files: vendor,
  without: ["optimization.runtimeChunk"],
  shows: /^runtime\.js$/m,
});
samples.effect('runtimeChunk: "single"', {
  files: vendor,
  without: ["optimization.splitChunks"],
  shows: /^vendor\.js\n.*c{60000}/m,
});
samples.tries('runtimeChunk: "single"', async (code) => {
  const small = { ...vendor, "node_modules/charts/index.js": 'module.exports = "c";' };
  const built = await buildOwn({ ...small, "webpack.config.js": code });
  expect(built).toMatch(/^main\.js\n[\s\S]*^runtime\.js$/m);
  expect(built).not.toContain("vendor.js");
});

samples.effect('type: "javascript/auto"', {
  files: {
    ...commonJs,
    "locale-loader.js": "module.exports = (source) => `module.exports = ${source};`;",
    "src/index.js": 'console.log(require("./locales/de.json"));',
    "src/locales/de.json": '{ "hello": "Guten Tag" }',
  },
  without: ["module.rules.0.type"],
  shows: /hello: ?"Guten Tag"/,
  hides: /Module parse failed: Unexpected token.* is not valid JSON/,
});
