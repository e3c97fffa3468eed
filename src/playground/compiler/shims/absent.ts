/**
 * Replaces a module that this version of webpack doesn't have. There is one that projects use: the plugin that
 * minimizes.
 */
throw new Error(
  "This version of webpack uses a different minimizer plugin: terser-webpack-plugin before 5.108, minimizer-webpack-plugin since then.",
);
