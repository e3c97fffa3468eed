import HtmlWebpackPlugin from "html-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

const css = [MiniCssExtractPlugin.loader, "css-loader"];

export default {
  module: {
    rules: [
      { test: /\.css$/i, use: [...css, "postcss-loader"] },
      { test: /\.scss$/i, use: [...css, "sass-loader"] },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ title: "Acme shop" }),
    new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css" }),
  ],
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
};
