import path from "node:path";

export default {
  entry: "./src/index.html",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    clean: true,
  },
  resolve: {
    extensions: [".jsx", "..."],
    alias: { "@": path.resolve(import.meta.dirname, "src") },
  },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        exclude: /node_modules/,
        loader: "swc-loader",
        options: {
          jsc: {
            target: "es2022",
            parser: { syntax: "ecmascript", jsx: true },
            transform: { react: { runtime: "automatic" } },
          },
        },
      },
      { test: /\.svg$/, type: "asset/inline" },
    ],
  },
};
