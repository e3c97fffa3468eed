export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
    clean: true,
    html: { title: "webpack demo" },
    htmlFilename: "index.html",
  },
};
