/** Stands in for a module that the version of webpack lacks. Projects name one of them: the plugin that minimizes. */
throw new Error(
  "This version of webpack uses a different minimizer plugin: terser-webpack-plugin before 5.108, minimizer-webpack-plugin since then.",
);
