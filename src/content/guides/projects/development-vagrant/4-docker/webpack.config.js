export default {
  mode: "development",
  entry: "./src/index.js",
  output: {
    filename: "[name].[contenthash].js",
    html: { title: "webpack demo" },
    htmlFilename: "index.html",
  },
  devServer: {
    host: "0.0.0.0",
    port: 8080,
    client: { webSocketURL: "auto://0.0.0.0:0/ws" },
  },
  watchOptions: {
    poll: 1000,
    ignored: "**/node_modules",
  },
};
