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
    rules: [{ test: /\.ts$/, exclude: /node_modules/, loader: "ts-loader" }],
  },
  resolve: {
    extensionAlias: { ".js": [".ts", ".js"] },
  },
};
