export default {
  entry: "./src/index.html",
  output: {
    filename: "[name].[contenthash].js",
    htmlFilename: "index.html",
    webassemblyModuleFilename: "[id].[hash].wasm",
    clean: true,
  },
};
