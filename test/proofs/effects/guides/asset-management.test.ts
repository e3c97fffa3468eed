import { effectsOf } from "../../lib/effects";

const samples = effectsOf("guides/asset-management.mdx");

samples.effect('use: "sass-loader"', {
  files: {
    "src/index.js": 'import "./page.scss";',
    "src/page.scss": "$space: 4px;\nmain { p { margin: $space * 2; } }",
  },
  packages: "compilers",
  without: ["module"],
  shows: /^main\.css\nmain p\{margin:8px\}/m,
});
