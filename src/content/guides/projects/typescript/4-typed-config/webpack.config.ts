import path from "node:path";
import type { Configuration } from "webpack";

const config: Configuration = {
  mode: "production",
  entry: "./src/index.ts",
  devtool: "source-map",
  output: {
    path: path.resolve(import.meta.dirname, "public"),
    filename: "[name].[contenthash].js",
    clean: true,
    html: { title: "webpack demo" },
    htmlFilename: "index.html",
  },
  module: {
    rules: [{ test: /\.svg$/, type: "asset/resource" }],
  },
};

export default config;
