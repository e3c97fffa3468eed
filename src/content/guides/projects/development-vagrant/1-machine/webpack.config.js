export default {
  mode: "development",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
    html: { title: "webpack demo" },
    htmlFilename: "index.html",
  },
  devServer: {
    host: "0.0.0.0",
    port: 8080,
  },
};
