const test = /\.css$/;

export default {
  mode: "production",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Native CSS" },
    clean: true,
  },
  module: {
    rules: [
      { test, resourceQuery: /text/, parser: { exportType: "text" } },
      { test, resourceQuery: /sheet/, parser: { exportType: "css-style-sheet" } },
      { test: /hint\.module\.css$/, parser: { exportType: "style" } },
      { test: /\.scss$/, type: "css/auto", use: "sass-loader" },
    ],
  },
};
