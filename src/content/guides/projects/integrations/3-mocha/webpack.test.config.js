import path from "node:path";
import config from "./webpack.config.js";

export default {
  ...config,
  mode: "development",
  target: "node",
  devtool: "inline-source-map",
  entry: "./test/index.js",
  output: {
    path: path.resolve(import.meta.dirname, "test-dist"),
    filename: "tests.cjs",
  },
};
