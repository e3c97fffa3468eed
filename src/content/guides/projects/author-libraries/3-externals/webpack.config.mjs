export default {
  mode: "production",
  entry: "./src/index.js",
  externals: ["lodash"],
  output: {
    filename: "webpack-numbers.mjs",
    library: { type: "module" },
  },
};
