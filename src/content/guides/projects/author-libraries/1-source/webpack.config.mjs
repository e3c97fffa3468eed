export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "webpack-numbers.js",
  },
};
