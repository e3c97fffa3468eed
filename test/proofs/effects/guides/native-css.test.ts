import { effectsOf } from "../../lib/effects";
import { POSTCSS_SPACE } from "../../lib/postcss-space";

const samples = effectsOf("guides/native-css.mdx");

samples.effect("additionalData:", {
  files: {
    "src/index.js": 'import "./page.scss";',
    "src/page.scss": "p { margin: v.$space; }",
    "src/styles/_variables.scss": "$space: 8px;",
  },
  packages: "compilers",
  without: ["module.rules.0.use.options"],
  shows: /^main\.css\np\{margin:8px\}/m,
  hides: 'There is no module with namespace "v".',
});

samples.effect('use: "postcss-loader"', POSTCSS_SPACE);
