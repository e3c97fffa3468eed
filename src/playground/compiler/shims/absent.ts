/**
 * Replaces a module that this version of webpack doesn't have. There is one that projects use: the plugin that
 * minimizes.
 */
throw new Error(
  "This version of webpack has the plugin that minimizes under an earlier name: terser-webpack-plugin instead of minimizer-webpack-plugin.",
);
