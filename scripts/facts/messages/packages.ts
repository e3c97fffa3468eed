/** The packages whose messages are written down: those that raise what readers of the pages see. */
export const SPEAKING = [
  "webpack",
  "enhanced-resolve",
  "schema-utils",
  "tapable",
  "webpack-cli",
  "webpack-dev-server",
  "webpack-dev-middleware",
  "minimizer-webpack-plugin",
  "ts-loader",
];
