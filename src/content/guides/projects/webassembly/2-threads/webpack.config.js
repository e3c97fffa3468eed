export default {
  entry: "./src/index.html",
  output: {
    filename: "[name].[contenthash].js",
    htmlFilename: "index.html",
    webassemblyModuleFilename: "[id].[hash].wasm",
    clean: true,
  },
  devServer: {
    headers: {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    },
  },
};
