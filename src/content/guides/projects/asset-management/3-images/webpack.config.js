import path from "node:path";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "main.js",
  },
  module: {
    rules: [
      { test: /\.(png|jpe?g|gif|webp|avif|svg)$/, type: "asset/resource" },
    ],
  },
};
