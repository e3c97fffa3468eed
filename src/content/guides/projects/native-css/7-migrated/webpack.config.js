import HtmlWebpackPlugin from "html-webpack-plugin";

export default (env, { mode }) => ({
  output: {
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  module: {
    parser: {
      "css/auto": { dashedIdents: false },
    },
    generator: {
      "css/auto": {
        exportsConvention: "camel-case-only",
        localIdentName: "[name]__[local]",
      },
    },
  },
  plugins: [new HtmlWebpackPlugin({ title: "Shop" })],
});
