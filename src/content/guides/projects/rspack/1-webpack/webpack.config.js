import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";
import webpack from "webpack";

export default {
  entry: "./src/index.jsx",
  devtool: "source-map",
  cache: { type: "filesystem" },
  resolve: {
    alias: { "@": `${import.meta.dirname}/src` },
  },
  module: {
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
      {
        test: /\.css$/i,
        use: [MiniCssExtractPlugin.loader, "css-loader"],
      },
      { test: /\.svg$/i, type: "asset" },
    ],
  },
  plugins: [
    new webpack.DefinePlugin({ SHOP: JSON.stringify("Acme shop") }),
    new HtmlWebpackPlugin({ template: "index.html" }),
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" }),
  ],
  output: {
    filename: "[name].[contenthash:8].js",
    copy: ["public"],
    clean: true,
  },
  optimization: {
    splitChunks: { chunks: "all" },
    runtimeChunk: "single",
  },
  devServer: { port: 8080 },
};
