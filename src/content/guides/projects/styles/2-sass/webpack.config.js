export default {
  module: {
    rules: [
      { test: /\.css$/i, use: "postcss-loader", type: "css/auto" },
      { test: /\.scss$/i, use: "sass-loader", type: "css/auto" },
    ],
  },
  experiments: { css: true },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Acme shop" },
    clean: true,
  },
};
