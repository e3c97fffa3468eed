import webpack from "webpack";

const common = {
  mode: "production",
  entry: { "acme-pictures": "./src/index.js" },
  devtool: "source-map",
  plugins: [new webpack.DefinePlugin({ __DEV__: "false" })],
};

export default [
  {
    ...common,
    name: "es",
    externals: ["lodash"],
    optimization: { minimize: false },
    output: {
      library: { type: "modern-module" },
      filename: "[name].mjs",
      chunkFilename: "[name]-[contenthash:8].mjs",
    },
  },
  {
    ...common,
    name: "umd",
    externals: {
      lodash: {
        commonjs: "lodash",
        commonjs2: "lodash",
        amd: "lodash",
        root: "_",
      },
    },
    module: {
      parser: { javascript: { dynamicImportMode: "eager" } },
    },
    output: {
      library: { type: "umd", name: "acmePictures" },
      filename: "[name].umd.js",
      globalObject: "this",
    },
  },
];
