import { effectsOf } from "../../lib/effects";

effectsOf("errors/minimizing.mdx").effect("ignoreWarnings", {
  files: {
    "src/index.js": 'import "charts";',
    "node_modules/charts/package.json": "{}",
    "node_modules/charts/index.js": "console.log(1);\n//# sourceMappingURL=index.js.map\n",
    "node_modules/charts/index.js.map": '{ "version": 3, "sources": ["src/index.ts"], "mappings": "AAAA" }',
  },
  // A rule that reads the maps of all packages.
  rest: { devtool: "source-map", module: { rules: [{ test: /\.js$/, extractSourceMap: true }] } },
  without: ["ignoreWarnings"],
  shows: "compiled successfully",
  hides: /WARNING in \S*charts\S*\n[^\n]*Failed to parse source map/,
});
