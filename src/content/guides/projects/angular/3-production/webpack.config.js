import linker from "@angular/compiler-cli/linker/babel";
import { AngularWebpackPlugin } from "@ngtools/webpack";
import webpack from "webpack";
import pure from "./pure.js";

export default (env) => {
  const serve = Boolean(env.WEBPACK_SERVE);

  return {
    mode: serve ? "development" : "production",
    entry: { index: "./src/index.html" },
    devtool: serve ? "eval-source-map" : "source-map",
    output: {
      filename: serve ? "[name].js" : "[name].[contenthash:8].js",
      publicPath: "/",
      htmlFilename: "index.html",
      html: { base: "/" },
      clean: true,
    },
    resolve: { extensions: [".ts", "..."] },
    module: {
      rules: [
        { test: /\.ts$/, loader: "@ngtools/webpack" },
        {
          test: /\.mjs$/,
          include: /node_modules/,
          exclude: /@angular[\\/]core[\\/]/,
          loader: "babel-loader",
          options: { plugins: [linker], compact: false },
        },
        !serve && {
          test: /\.mjs$/,
          include: /@angular[\\/](common|core|platform-browser|router)[\\/]/,
          loader: "babel-loader",
          options: { plugins: [pure], compact: false },
        },
        {
          test: /\.css$/,
          resourceQuery: /ngResource/,
          type: "javascript/auto",
          loader: "css-loader",
          options: { exportType: "string", esModule: false },
        },
        { test: /\.svg$/, type: "asset" },
      ],
    },
    plugins: [
      new AngularWebpackPlugin({ tsconfig: "tsconfig.json" }),
      !serve &&
        new webpack.DefinePlugin({
          ngDevMode: false,
          ngI18nClosureMode: false,
          ngJitMode: false,
        }),
    ],
    optimization: { runtimeChunk: "single" },
    performance: {
      hints: serve ? false : "error",
      maxEntrypointSize: 300_000,
      maxAssetSize: 300_000,
    },
    experiments: { css: true },
    devServer: { historyApiFallback: true },
  };
};
