import ForkTsCheckerWebpackPlugin from "fork-ts-checker-webpack-plugin";

export default {
  mode: "production",
  entry: "./src/index.ts",
  devtool: "source-map",
  output: {
    filename: "[name].[contenthash].js",
    clean: true,
    html: { title: "webpack demo" },
    htmlFilename: "index.html",
  },
  module: {
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: "ts-loader",
        options: { transpileOnly: true },
      },
    ],
  },
  plugins: [new ForkTsCheckerWebpackPlugin()],
  resolve: {
    extensionAlias: { ".js": [".ts", ".js"] },
  },
};
