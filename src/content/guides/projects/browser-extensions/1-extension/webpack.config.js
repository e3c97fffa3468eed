export default {
  target: ["web", "es2022"],
  entry: {
    background: { import: "./src/background.js", chunkLoading: false },
    content: { import: "./src/content.js", chunkLoading: false },
    popup: "./src/popup.html",
  },
  output: {
    filename: "[name].js",
    cssFilename: "[name].css",
    assetModuleFilename: "[name][ext]",
    htmlFilename: "[name].html",
    publicPath: "/",
    copy: ["public"],
    clean: true,
  },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
};
