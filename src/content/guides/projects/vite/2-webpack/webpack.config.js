export default {
  entry: "./index.html",
  devtool: "source-map",
  dotenv: { prefix: "VITE_" },
  resolve: {
    alias: { "@": `${import.meta.dirname}/src` },
  },
  module: {
    parser: {
      "css/auto": { namedExports: false },
    },
    rules: [
      {
        test: /\.jsx$/i,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "ecmascript", jsx: true },
            transform: { react: { runtime: "automatic" } },
            target: "es2022",
          },
        },
      },
      { test: /\.svg$/i, type: "asset" },
    ],
  },
  output: {
    module: true,
    publicPath: "/",
    filename: "assets/[name].[contenthash:8].js",
    cssFilename: "assets/[name].[contenthash:8].css",
    assetModuleFilename: "assets/[name].[contenthash:8][ext]",
    htmlFilename: "index.html",
    copy: ["public"],
    clean: true,
  },
  devServer: {
    hot: false,
    proxy: [{ context: ["/api"], target: "http://localhost:4000" }],
  },
};
