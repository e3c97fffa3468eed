import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn, type Files } from "../../lib/project";

const samples = effectsOf("concepts/entry-points.mdx");

const shop: Files = {
  "src/shop.js": 'import { state } from "./state.js";\nconsole.log("shop", state);',
  "src/admin.js": 'import { state } from "./state.js";\nconsole.log("admin", state);',
  "src/embed.js": "export const open = () => 1;",
  "src/report-errors.js": 'console.log("report");',
  "src/state.js": "export const state = { visits: Math.random() };",
};
/** A package above 50,000 bytes, which is split off in production however little stays behind. */
const lodash: Files = {
  "node_modules/lodash/index.js": `globalThis.words = "${"words ".repeat(10_000)}";`,
  "src/shop.js": 'import "lodash";\nconsole.log(words);',
};

samples.tries('entry: "./src/shop.js",\n};', async (code) => {
  expect(await buildOwn({ ...shop, "webpack.config.js": code })).toMatch(/^main\.js\n.*"shop"/m);
});

samples.tries("./src/report-errors.js", async (code) => {
  expect(await buildOwn({ ...shop, "webpack.config.js": code })).toMatch(/^main\.js\n.*"report".*"shop"/m);
});

samples.tries('    shop: "./src/shop.js",\n    admin: "./src/admin.js",\n  },\n};', async (code) => {
  const built = await buildOwn({ ...shop, "webpack.config.js": code });
  expect(built).toMatch(/asset admin\.js .*\(name: admin\)/);
  expect(built).toMatch(/asset shop\.js .*\(name: shop\)/);
});

samples.effect('filename: "embed/v1.js"', {
  files: shop,
  without: ["entry.embed.filename", "entry.embed.library"],
  shows: /^embed\/v1\.js\n.*ShopEmbed/m,
});

samples.effect('dependOn: "shop"', {
  files: shop,
  without: ["entry.admin.dependOn"],
  // What both import is only in the file of the first one.
  hides: /^admin\.js\n.*Math\.random/m,
});

samples.effect('runtimeChunk: "single"', {
  files: shop,
  rest: { stats: { entrypoints: true } },
  without: ["optimization"],
  shows: /^Entrypoint shop .* = runtime\.js .* shop\.js/m,
});

samples.effect('vendor: "lodash"', {
  files: lodash,
  rest: { performance: false },
  without: ["entry.vendor"],
  // The package is in both files, since nothing was moved out of the first.
  shows:
    /asset shop\.js 58\.\d KiB[\s\S]*asset vendor\.js 58\.\d KiB|asset vendor\.js 58\.\d KiB[\s\S]*asset shop\.js 58\.\d KiB/,
});

samples.effect("cacheGroups: {\n        vendor: {", {
  files: lodash,
  rest: { stats: { entrypoints: true } },
  without: ["optimization"],
  shows: /Entrypoint shop .* = vendor\.js 58\.\d KiB shop\.js [\d.]+ /,
});

const pages: Files = {
  "src/home.js": 'import "./both.js";\nconsole.log("home");',
  "src/search.js": 'import "./both.js";\nconsole.log("search");',
  "src/about.js": 'console.log("about");',
  "src/both.js": `console.log("${"words ".repeat(5000)}");`,
};
samples.effect('htmlFilename: "[name].html"', {
  files: pages,
  without: ["optimization"],
  // The shared file, and that of the entry.
  shows: /^home\.html\n(?:(?!\n\w+\.html\n)[\s\S])*?(?:<script[^>]*><\/script>\s*){2}/m,
});
