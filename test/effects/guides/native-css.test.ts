import { effectsOf } from "../effects";

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

samples.effect('use: "postcss-loader"', {
  files: {
    "src/index.js": 'import "./page.css";',
    "src/page.css": "p { margin: space }",
    "postcss.config.cjs": `const plugin = {
  postcssPlugin: "space",
  Declaration(declaration) {
    declaration.value = declaration.value.replace("space", "8px");
  },
};
module.exports = { plugins: [plugin] };`,
  },
  packages: "compilers",
  without: ["experiments"],
  shows: /^main\.css\np\{margin:8px\}/m,
  hides: "Module not found: Error: No parser registered for css/auto",
});
