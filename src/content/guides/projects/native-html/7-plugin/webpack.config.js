import HtmlWebpackPlugin from "html-webpack-plugin";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
  plugins: [
    new HtmlWebpackPlugin({
      template: "./src/index.html",
      title: "Tea house",
      favicon: "./src/leaf.svg",
    }),
  ],
};
