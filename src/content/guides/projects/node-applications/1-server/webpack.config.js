export default {
  mode: "production",
  target: "node20",
  devtool: "source-map",
  entry: { server: "./src/server.js" },
  externalsPresets: { nodeModules: true },
  output: { module: true, clean: true },
};
