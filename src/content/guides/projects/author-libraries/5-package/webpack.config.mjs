const common = {
  mode: "production",
  devtool: "source-map",
};

const esModule = {
  ...common,
  name: "module",
  entry: {
    "webpack-numbers": "./src/index.js",
    roman: "./src/roman.js",
  },
  externals: ["lodash"],
  output: {
    filename: "[name].mjs",
    library: { type: "module" },
  },
};

const umd = {
  ...common,
  name: "umd",
  entry: "./src/index.js",
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
