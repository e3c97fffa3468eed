export default {
  mode: "production",
  devtool: "source-map",
  output: { clean: true },
  performance: { hints: false },
  module: {
    rules: [
      {
        test: /\.m?js$/,
        loader: "babel-loader",
        options: { presets: [["@babel/preset-env", { targets: "defaults" }]] },
      },
    ],
  },
};
