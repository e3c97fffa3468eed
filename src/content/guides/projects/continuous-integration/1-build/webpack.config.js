import path from "node:path";

export default {
  mode: "production",
  devtool: "source-map",
  output: { filename: "[name].[contenthash].js", clean: true },
  cache: {
    type: "filesystem",
    cacheDirectory: path.join(import.meta.dirname, ".webpack-cache"),
  },
};
