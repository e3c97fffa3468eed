import { effectsOf } from "../../lib/effects";

const samples = effectsOf("plugins/hashed-module-ids-plugin.mdx");

const files = {
  "src/index.js": 'import("./shapes.js");',
  "src/shapes.js": "export const area = (side) => side * side;",
};
const stats = { ids: true };

samples.effect("HashedModuleIdsPlugin()", {
  files,
  rest: { stats },
  without: ["plugins", "optimization"],
  shows: /\.\/src\/index\.js \[d7VH\][\s\S]*\.\/src\/shapes\.js \[p9WE\]/,
});

samples.effect("hashDigestLength: 8", {
  files,
  rest: { stats },
  without: ["plugins", "optimization"],
  shows: /\.\/src\/shapes\.js \[ad29e881\]/,
});
