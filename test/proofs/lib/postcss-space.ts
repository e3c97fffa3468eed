import type { Effect } from "./effects";

/** A project whose PostCSS writes 8px for a space, with a loader in place of webpack's own rule for style sheets. */
export const POSTCSS_SPACE: Effect = {
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
};
