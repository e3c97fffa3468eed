import linker from "@angular/compiler-cli/linker/babel";
import { AngularWebpackPlugin } from "@ngtools/webpack";

export default (env) => ({
  mode: env.WEBPACK_SERVE ? "development" : "production",
  entry: { index: "./src/index.html" },
  output: {
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
  plugins: [new AngularWebpackPlugin({ tsconfig: "tsconfig.json" })],
  experiments: { css: true },
  devServer: { historyApiFallback: true },
});
