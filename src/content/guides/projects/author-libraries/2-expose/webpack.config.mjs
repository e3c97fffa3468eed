export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "webpack-numbers.mjs",
    library: { type: "module" },
  },
};
