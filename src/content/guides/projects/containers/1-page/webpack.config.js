import path from "node:path";

export default {
  output: {
    filename: "assets/[name].[contenthash].js",
    html: { title: "Acme shop" },
    htmlFilename: "index.html",
    clean: true,
  },
  cache: {
    type: "filesystem",
    cacheDirectory: path.resolve(import.meta.dirname, ".cache"),
    buildDependencies: { config: [import.meta.filename] },
  },
  devServer: {
    host: "0.0.0.0",
    port: 8080,
    allowedHosts: ["shop"],
    client: { webSocketURL: "auto://0.0.0.0:0/ws" },
  },
};
