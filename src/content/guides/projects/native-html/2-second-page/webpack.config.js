export default {
  mode: "production",
  entry: {
    index: "./src/index.html",
    menu: "./src/menu.html",
  },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
    clean: true,
  },
  devServer: {
    hot: false,
  },
};
