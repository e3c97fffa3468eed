const common = {
  mode: "production",
  devtool: "source-map",
  entry: "./src/index.js",
};

const esModule = {
  ...common,
  name: "module",
  externals: ["lodash"],
  output: {
    filename: "webpack-numbers.mjs",
    library: { type: "module" },
  },
};

const umd = {
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
  output: {
    filename: "webpack-numbers.umd.js",
    library: { name: "webpackNumbers", type: "umd" },
    globalObject: "this",
  },
};

export default [esModule, umd];
