const test = /\.svg$/;

export default {
  mode: "development",
  devtool: false,
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: true,
    clean: true,
  },
  module: {
    rules: [
      { test, resourceQuery: /url/, type: "asset/resource" },
      { test, resourceQuery: /inline/, type: "asset/inline" },
      { test, resourceQuery: /raw/, type: "asset/source" },
      { test, resourceQuery: /bytes/, type: "asset/bytes" },
    ],
  },
};
