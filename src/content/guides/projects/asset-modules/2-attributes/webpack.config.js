export default {
  mode: "development",
  devtool: false,
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: true,
    clean: true,
  },
};
