const browser = {
  name: "browser",
  mode: "production",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Native CSS" },
    clean: true,
  },
};

const server = {
  name: "server",
  mode: "production",
  target: "node",
  entry: "./src/server.js",
  output: {
    path: `${import.meta.dirname}/dist-server`,
    filename: "server.cjs",
  },
  module: {
    generator: { asset: { emit: false } },
  },
};

export default [browser, server];
