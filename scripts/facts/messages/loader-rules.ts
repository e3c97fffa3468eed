import type { Rule } from "./rule";

/** The rules for loaders and plugins that are separate packages. */
export const LOADER_RULES: readonly Rule[] = [
  { place: /^babel-loader\/lib\/Error/, entry: "loaders/#build-failed" },
  { place: /^babel-loader\//, reason: "Only authors of customized babel-loaders get it." },

  { place: /^(?:css|postcss)-loader\//, words: /^\nSyntaxError/, entry: "styles/#unknown-word" },
  { place: /^(?:css|postcss)-loader\//, words: /^'@import' rules/, entry: "loaders/#module-error" },
  { place: /^postcss-loader\//, words: /^Loading PostCSS/, entry: "styles/#postcss-plugin" },
  { place: /^postcss-loader\//, words: /not found$|as project dependency/, entry: "loaders/#loader-needs-package" },
  { place: /^postcss-loader\//, words: /^ESM/, reason: "Every Node.js that runs webpack supports ES modules." },

  { place: /^sass-loader\//, words: /^Next$/, reason: "The loader catches it, to look for the file elsewhere." },

  { place: /^mini-css-extract-plugin\//, words: /result|extracted/, entry: "styles/#execution" },
  { place: /^mini-css-extract-plugin\//, words: /ImportModule/, reason: "It needs a webpack that is older than 5.33." },
  {
    place: /^copy-webpack-plugin\/\S+ TypeError/,
    reason: "An internal check, because the schema of the options accepts nothing else.",
  },

  { place: /^html-webpack-plugin\//, words: /templatehash/, entry: "size/#hash-placeholder" },
  { place: /^html-webpack-plugin\//, words: /templateParameters/, entry: "assets/#template-failed" },
  {
    place: /^html-webpack-plugin\//,
    words: /hild compil|Cache validation|PersistentChild/,
    reason: "An internal check of the order in which templates are compiled.",
  },
  { place: /^html-webpack-plugin\//, words: /needs? to be set to/, entry: "plugins/#invalid-options" },
  { place: /^html-webpack-plugin\//, words: /^Invalid meta/, reason: "The plugin has removed such tags before." },
];
