import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/which-setup.mdx");

samples.effect('title: "Acme shop"', {
  files: { "src/index.js": 'document.body.append("Desk lamp");' },
  without: ["output.html"],
  shows: [/^index\.html$/m, "<title>Acme shop</title>"],
});

samples.effect('library: { type: "module" }', {
  files: { "src/index.js": 'export const price = () => "19.90 euros";' },
  without: ["output.library"],
  shows: [/export\s*\{/, "19.90 euros"],
});

samples.effect('target: "node20"', {
  files: {
    "src/index.js": 'import { listen } from "orders";\nlisten();',
    "node_modules/orders/package.json": '{ "name": "orders", "type": "module", "exports": "./index.js" }',
    "node_modules/orders/index.js": 'export const listen = () => console.log("the whole package");',
  },
  without: ["externalsPresets"],
  shows: 'from"orders"',
  hides: "the whole package",
});
