import path from "node:path";

export default {
  mode: "production",
  devtool: "source-map",
  cache: {
    type: "filesystem",
    buildDependencies: { config: [import.meta.filename] },
  },
  output: { clean: true },
  performance: { hints: false },
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
};
