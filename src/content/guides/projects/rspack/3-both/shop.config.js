import HtmlWebpackPlugin from "html-webpack-plugin";

/**
 * Returns the options that both tools understand.
 *
 * @param bundler `webpack` or `rspack`: each has its own plugins, with the same names.
 */
export function shop(bundler, jsxLoader) {
  return {
    entry: "./src/index.jsx",
    devtool: "source-map",
    experiments: { css: true },
    resolve: {
      alias: { "@": `${import.meta.dirname}/src` },
    },
    module: {
      rules: [
        {
          test: /\.jsx$/i,
          loader: jsxLoader,
          options: {
            jsc: {
              parser: { syntax: "ecmascript", jsx: true },
              transform: { react: { runtime: "automatic" } },
              target: "es2022",
            },
          },
        },
        { test: /\.css$/i, type: "css/auto" },
        { test: /\.svg$/i, type: "asset" },
      ],
    },
    plugins: [
      new bundler.DefinePlugin({ SHOP: JSON.stringify("Acme shop") }),
      new HtmlWebpackPlugin({ template: "index.html" }),
    ],
    output: {
      filename: "[name].[contenthash:8].js",
      cssFilename: "[name].[contenthash:8].css",
      clean: true,
    },
    optimization: {
      splitChunks: { chunks: "all" },
      runtimeChunk: "single",
    },
  };
}
