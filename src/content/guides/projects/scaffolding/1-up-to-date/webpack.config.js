import path from "node:path";

/** @type {import("webpack").Configuration} */
export default {
  entry: "./index.html",
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "[name].[contenthash].js",
    htmlFilename: "index.html",
    clean: true,
  },
  module: {
    rules: [{ test: /\.(png|jpe?g|gif|svg|woff2?)$/i, type: "asset" }],
  },
};
