import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/single-spa.mdx");

samples.effect('"react/jsx-runtime"', {
  files: {
    "cart/index.js": 'import { useState } from "react";\nexport const mount = () => useState(0);',
    "node_modules/react/package.json": '{ "name": "react", "type": "module" }',
    "node_modules/react/index.js": 'export const useState = () => "a copy";',
  },
  without: ["externals"],
  shows: /import ?\{ ?useState as \w+ ?\} ?from ?"react"/,
  hides: "a copy",
});
