import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";

const samples = effectsOf("plugins/prefetch-plugin.mdx");

/** Returns the modules of a build with a sample, in the order in which webpack starts on them. */
async function orderBy(code: string): Promise<string[]> {
  const built = await buildOwn({
    "webpack.config.js": code.replace("plugins: [", 'module: { rules: [{ loader: "./log.cjs" }] },\n  plugins: ['),
    "log.cjs": "module.exports = function (source) { console.log(`on ${this.resourcePath}`); return source; };",
    "src/index.js": 'import "./page.js";',
    "src/page.js": 'import "./charts/world-map.js";',
    "src/charts/world-map.js": "console.log(1);",
  });
  return [...built.matchAll(/^on .*\/(\S+\.js)$/gm)].map(([, name = ""]) => name);
}

samples.tries('PrefetchPlugin("./src/charts/world-map.js")', async (code) => {
  const order = await orderBy(code);
  expect(order.indexOf("world-map.js")).toBeLessThan(order.indexOf("page.js"));
  const plain = await orderBy(code.replace(/new webpack\.PrefetchPlugin\(.*\)/, ""));
  expect(plain).toEqual(["index.js", "page.js", "world-map.js"]);
});

samples.tries('path.resolve(import.meta.dirname, "src/charts")', async (code) => {
  const order = await orderBy(code);
  expect(order.indexOf("world-map.js")).toBeLessThan(order.indexOf("page.js"));
  const elsewhere = await orderBy(code.replace(/ +path\.resolve\(.*\),/, ""));
  expect(elsewhere).toEqual(["index.js", "page.js", "world-map.js"]);
});

// Nothing imports the module: it is built, and left out.
samples.effect('PrefetchPlugin("./src/charts/world-map.js")', {
  files: { "src/charts/world-map.js": "globalThis.map = 1;" },
  rest: { stats: { orphanModules: true } },
  without: ["plugins"],
  shows: /^(?=[\s\S]*\.\/src\/charts\/world-map\.js [^\n]*\[built\])(?![\s\S]*globalThis\.map)/,
});
