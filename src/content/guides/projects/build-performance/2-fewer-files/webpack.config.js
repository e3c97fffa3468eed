import path from "node:path";

export default {
  mode: "production",
  devtool: "source-map",
  output: { clean: true },
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\.m?js$/,
        include: path.resolve(import.meta.dirname, "src"),
        loader: "babel-loader",
        options: { presets: [["@babel/preset-env", { targets: "defaults" }]] },
      },
    ],
  },
};
