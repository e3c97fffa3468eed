export default {
  mode: "development",
  devtool: false,
  output: {
    filename: "[name].[contenthash:8].js",
    assetModuleFilename: "files/[name].[contenthash:8][ext]",
    htmlFilename: "index.html",
    html: true,
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        type: "asset/resource",
        generator: { filename: "icons/[name].[contenthash:8][ext]" },
      },
      {
        test: /\.txt$/,
        type: "asset/resource",
        generator: {
          filename: "[name].[contenthash:8][ext]",
          outputPath: "cdn/",
          publicPath: "https://cdn.example.com/",
        },
      },
    ],
  },
};
