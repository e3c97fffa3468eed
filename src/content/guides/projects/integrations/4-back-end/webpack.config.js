import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
    publicPath: "/static/",
    clean: true,
  },
  plugins: [new webpack.ManifestPlugin()],
};
