import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { build, type Files } from "../../lib/project";
import { type ConfigurationFunction, exported } from "./exported";

const samples = effectsOf("configuration/devtool.mdx");

const cart: Files = {
  "src/index.js": 'import { price } from "./cart.js";\nimport "./index.css";\nconsole.log(price([19]));',
  "src/cart.js": "export const price = (items) => items.length;",
  "src/index.css": "a { color: red }",
};
const css = { experiments: { css: true } };

samples.tries('argv.mode === "production" ?', async (code) => {
  const { folder, configuration } = await exported<ConfigurationFunction>(code, { ...cart, "src/index.css": "" });
  const development = await build(folder, { ...configuration({}, {}), ...css });
  // Each module is a string, and ends with a map that has what was written.
  const maps = [
    ...development.matchAll(/eval\(.*sourceMappingURL=data:application\/json;charset=utf-8;base64,([\w+/]+)/g),
  ];
  const sources = maps.map(([, map = ""]) => JSON.parse(Buffer.from(map, "base64").toString()).sourcesContent[0]);
  expect(sources).toContain(cart["src/cart.js"]);

  const production = await build(folder, { ...configuration({}, { mode: "production" }), ...css });
  expect(production).toMatch(/sourceMappingURL=main\.js\.map\nmain\.js\.map\n\{/);
  expect(production).not.toContain("eval(");
});

samples.effect('{ type: "css", use: "source-map" }', {
  files: cart,
  rest: css,
  without: ["devtool.1"],
  shows: /^main\.css\n[\s\S]*sourceMappingURL=main\.css\.map/m,
});
samples.effect('{ type: "css", use: "source-map" }', {
  files: cart,
  rest: css,
  without: ["devtool.0"],
  shows: /eval\(.*sourceMappingURL=data:/,
});

samples.tries("hidden-source-map-debugids", async (code) => {
  const { folder, configuration } = await exported(code, cart);
  const first = await build(folder, { ...configuration, ...css });
  const [, id] = /\/\/# debugId=([\w-]{36})$/m.exec(first) ?? [];
  expect(id).toBeDefined();
  expect(first).toContain(`"debugId":"${id}"`);
  // Hidden: there is no address of the map.
  expect(first).not.toContain("sourceMappingURL");

  const again = await exported(code, cart);
  expect(await build(again.folder, { ...again.configuration, ...css })).toContain(`debugId=${id}`);
});

const vendor: Files = {
  "src/index.js": 'import(/* webpackChunkName: "vendor" */ "./cart.js");',
  "src/cart.js": "console.log(1);",
};
samples.effect("new webpack.SourceMapDevToolPlugin", {
  files: vendor,
  without: ["plugins"],
  shows: /sourceMappingURL=https:\/\/maps\.acme\.test\/maps\/main\.js\.map\nmaps\/main\.js\.map\n/,
});
samples.effect("new webpack.SourceMapDevToolPlugin", {
  files: vendor,
  without: ["plugins.0.options.exclude"],
  hides: /vendor\.js\.map/,
});
