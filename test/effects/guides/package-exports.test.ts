import { effectsOf } from "../effects";

const samples = effectsOf("guides/package-exports.mdx");

samples.effect('"demo-kit/shapes/internal/edges":', {
  files: {
    "src/index.js": 'import { edges } from "demo-kit/shapes/internal/edges";\nconsole.log(edges);',
    "node_modules/demo-kit/package.json": '{ "type": "module", "exports": { ".": "./index.js" } }',
    "node_modules/demo-kit/shapes/internal/edges.js": 'export const edges = "three edges";',
  },
  without: ["resolve"],
  shows: 'console.log("three edges")',
  hides: "is not exported under the conditions",
});
