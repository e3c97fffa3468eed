import { expect } from "vitest";
import { effectsOf } from "../../lib/effects";
import { buildOwn } from "../../lib/project";
import { projectWithGuidePackages } from "../../lib/with-guide-packages";

const samples = effectsOf("guides/transpiling.mdx");

/** A module that uses syntax that Chrome 60 does not know. */
const totalOf = (name: string) => `export const ${name} = (order) => order.${name}?.total;`;

const files = {
  "src/index.js": [
    'import { cart } from "@acme/cart";',
    'import { basket } from "basket";',
    "globalThis.totals = [cart, basket];",
  ].join("\n"),
  "node_modules/@acme/cart/package.json": '{ "name": "@acme/cart", "type": "module", "exports": "./index.js" }',
  "node_modules/@acme/cart/index.js": totalOf("cart"),
  "node_modules/basket/package.json": '{ "name": "basket", "type": "module", "exports": "./index.js" }',
  "node_modules/basket/index.js": totalOf("basket"),
};

samples.tries("(?!@acme", async (code) => {
  const builtBy = async (sample: string) =>
    buildOwn(await projectWithGuidePackages(["swc-loader"], { ...files, "webpack.config.js": sample }));
  const shown = await builtBy(code);
  expect(shown).not.toContain("cart?.total");
  expect(shown).toContain("basket?.total");
  expect(await builtBy(code.replace("(?!@acme[\\\\/])", ""))).toContain("cart?.total");
});
