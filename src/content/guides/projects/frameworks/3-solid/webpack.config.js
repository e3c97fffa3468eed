export default {
  resolve: {
    extensions: [".jsx", "..."],
  },
  module: {
    rules: [
      {
        test: /\.jsx$/i,
        loader: "babel-loader",
        options: { presets: ["solid"] },
      },
    ],
  },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Acme shop" },
    clean: true,
  },
};
