import { VueLoaderPlugin } from "vue-loader";
import webpack from "webpack";

export default {
  module: {
    rules: [
      {
        test: /\.vue$/i,
        loader: "vue-loader",
        options: { experimentalInlineMatchResource: true },
      },
      { test: /\.css$/i, type: "css/auto" },
    ],
  },
  plugins: [
    new VueLoaderPlugin(),
    new webpack.DefinePlugin({
      __VUE_OPTIONS_API__: true,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    }),
  ],
  experiments: { css: true, html: true },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Acme shop" },
    clean: true,
  },
};
