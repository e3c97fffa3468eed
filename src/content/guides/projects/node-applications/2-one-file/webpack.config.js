export default {
  mode: "production",
  target: "node20",
  devtool: "source-map",
  entry: { server: "./src/server.js" },
  ignoreWarnings: [
    { module: /[\\/]express[\\/]lib[\\/]view\.js$/, message: /Critical dependency/ },
  ],
  output: { module: true, clean: true },
};
