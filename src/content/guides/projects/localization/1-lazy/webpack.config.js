export default {
  entry: "./src/index.html",
  output: {
    filename: "[name].[contenthash].js",
    chunkFilename: "[name].[contenthash].js",
    htmlFilename: "index.html",
    clean: true,
  },
};
