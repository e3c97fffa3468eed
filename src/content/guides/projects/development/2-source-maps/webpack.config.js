import path from "node:path";

export default {
  mode: "development",
  devtool: "source-map",
  entry: "./src/index.js",
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "[name].[contenthash].js",
    html: { title: "Development", meta: { charset: "utf-8" } },
    htmlFilename: "index.html",
    clean: true,
  },
};
