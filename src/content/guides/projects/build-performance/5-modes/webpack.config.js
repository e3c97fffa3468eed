import path from "node:path";
import { EsbuildPlugin } from "esbuild-loader";

export default (env, { mode = "development" }) => ({
  mode,
  devtool: mode === "production" ? "source-map" : "eval",
  cache: {
    type: "filesystem",
    buildDependencies: { config: [import.meta.filename] },
  },
  output: { filename: "[name].js", clean: true },
  performance: { hints: false },
  optimization: {
    minimizer: [new EsbuildPlugin({ target: "es2022" })],
    splitChunks: mode === "production" ? { chunks: "all" } : false,
  },
  module: {
    rules: [
      {
        test: /\.m?js$/,
        include: path.resolve(import.meta.dirname, "src"),
        loader: "swc-loader",
        options: { env: { targets: "defaults" } },
      },
    ],
  },
});
