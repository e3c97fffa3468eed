import { merge } from "webpack-merge";
import common from "./webpack.common.js";

export default merge(common, {
  mode: "production",
  devtool: "source-map",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "[name].html",
  },
  optimization: {
    minimizeOptions: {
      javascript: { compress: { drop_console: true, passes: 2 } },
      html: { collapseWhitespace: "smart" },
    },
  },
});
