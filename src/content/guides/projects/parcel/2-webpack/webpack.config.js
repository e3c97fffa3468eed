import path from "node:path";
import webpack from "webpack";

export default {
  mode: "production",
  devtool: "source-map",
  entry: "./src/index.html",
  dotenv: { prefix: "SHOP_NAME" },
  resolve: {
    alias: { shop: path.join(import.meta.dirname, "src/shop") },
  },
  module: {
    rules: [
      { test: /\.svg$/, type: "asset/resource" },
      { resourceQuery: /^\?data-url$/, type: "asset/inline" },
      { resourceQuery: /^\?bundle-text$/, type: "asset/source" },
    ],
  },
  plugins: [
    // Turns "data-url:./icon.svg" into "./icon.svg?data-url", so that a rule finds it.
    new webpack.NormalModuleReplacementPlugin(/^(data-url|bundle-text):/, (resource) => {
      const [pipeline, file] = resource.request.split(/:(.*)/s);
      resource.request = `${file}?${pipeline}`;
    }),
  ],
  output: {
    module: true,
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    clean: true,
  },
  devServer: { port: 1234, hot: false },
};
