const output = { assetModuleFilename: "icons/[name].[contenthash:8][ext]" };

const browser = {
  name: "browser",
  mode: "production",
  output: { ...output, clean: true },
};

const server = {
  name: "server",
  mode: "production",
  target: "node",
  entry: "./src/server.js",
  output: {
    ...output,
    path: `${import.meta.dirname}/dist-server`,
    filename: "server.cjs",
    publicPath: "/",
  },
  module: {
    generator: { asset: { emit: false } },
  },
};

export default [browser, server];
