export default {
  mode: "development",
  entry: "./src/index.html",
  devServer: {
    watchFiles: "src/**/*.html",
  },
};
