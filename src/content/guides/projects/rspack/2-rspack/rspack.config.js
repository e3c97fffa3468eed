import { rspack } from "@rspack/core";
import HtmlWebpackPlugin from "html-webpack-plugin";

export default {
  entry: "./src/index.jsx",
  devtool: "source-map",
  cache: { type: "persistent" },
  resolve: {
    alias: { "@": `${import.meta.dirname}/src` },
  },
  module: {
    rules: [
      {
        test: /\.jsx$/i,
        loader: "builtin:swc-loader",
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
        use: [rspack.CssExtractRspackPlugin.loader, "css-loader"],
      },
      { test: /\.svg$/i, type: "asset" },
    ],
  },
  plugins: [
    new rspack.DefinePlugin({ SHOP: JSON.stringify("Acme shop") }),
    new HtmlWebpackPlugin({ template: "index.html" }),
    new rspack.CssExtractRspackPlugin({
      filename: "[name].[contenthash:8].css",
    }),
    new rspack.CopyRspackPlugin({ patterns: ["public"] }),
  ],
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  optimization: {
    splitChunks: { chunks: "all" },
    runtimeChunk: "single",
  },
  devServer: { port: 8080 },
};
