import path from "node:path";

export default {
  mode: "production",
  entry: {
    index: "./src/index.js",
    print: { import: "./src/print.js", html: { title: "Print version" } },
  },
  output: {
    path: path.resolve(import.meta.dirname, "dist"),
    filename: "[name].[contenthash].js",
    html: {
      title: "Your order",
      meta: {
        charset: "utf-8",
        viewport: "width=device-width, initial-scale=1",
      },
    },
    htmlFilename: "[name].html",
    clean: true,
  },
};
