import path from "node:path";
import HtmlWebpackPlugin from "html-webpack-plugin";

export default {
  mode: "production",
  entry: {
    index: "./src/index.js",
    print: "./src/print.js",
  },
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "[name].[contenthash].js",
    clean: true,
  },
  plugins: [
    new HtmlWebpackPlugin({
      title: "Your order",
      chunks: ["index"],
    }),
    new HtmlWebpackPlugin({
      title: "Print version",
      filename: "print.html",
      chunks: ["print"],
    }),
  ],
};
