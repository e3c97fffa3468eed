const base = process.env.BASE_PATH ?? "/";

export default {
  entry: "./src/index.html",
  output: {
    publicPath: base,
    html: { base },
    htmlFilename: "index.html",
    filename: "assets/[name].[contenthash].js",
    cssFilename: "assets/[name].[contenthash].css",
    assetModuleFilename: "assets/[name].[contenthash][ext]",
    copy: ["public"],
    clean: true,
  },
  devServer: {
    historyApiFallback: { index: base },
  },
};
