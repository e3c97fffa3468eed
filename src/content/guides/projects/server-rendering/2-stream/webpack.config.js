import path from "node:path";
import webpack from "webpack";

export default (env, { mode }) => {
  const hashed = mode === "production";
  const folder = (name) => path.join(import.meta.dirname, "dist", name);

  const rules = [
    {
      test: /\.jsx$/,
      loader: "swc-loader",
      options: {
        jsc: {
          target: "es2022",
          parser: { syntax: "ecmascript", jsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    },
    { test: /\.svg$/, type: "asset/resource" },
  ];

  const client = {
    name: "client",
    entry: { client: "./src/client.jsx" },
    output: {
      path: folder("client"),
      filename: hashed ? "[name].[contenthash:8].js" : "[name].js",
      publicPath: "/assets/",
      clean: true,
    },
    module: { rules },
    plugins: [new webpack.ManifestPlugin(), new webpack.SSRManifestPlugin()],
  };

  const server = {
    name: "server",
    dependencies: ["client"],
    target: "node20",
    devtool: "source-map",
    entry: { server: "./src/server.jsx" },
    externalsPresets: { nodeModules: { allowlist: [/^react/] } },
    output: {
      path: folder("server"),
      module: true,
      clean: true,
    },
    module: {
      rules,
      generator: { asset: { emit: false, publicPath: "/assets/" } },
    },
    optimization: { minimize: false },
  };

  return [client, server];
};
