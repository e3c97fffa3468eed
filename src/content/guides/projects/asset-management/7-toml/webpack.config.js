import path from "node:path";
import { parse } from "smol-toml";

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
      {
        test: /\.csv$/,
        loader: "csv-loader",
        options: { header: true, dynamicTyping: true, skipEmptyLines: true },
      },
      { test: /\.toml$/, type: "json", parser: { parse } },
    ],
  },
};
