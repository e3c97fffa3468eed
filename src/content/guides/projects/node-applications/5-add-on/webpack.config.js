export default {
  mode: "production",
  target: "node20",
  entry: { compile: "./src/compile.js" },
  externalsPresets: { nodeModules: true },
  output: { module: true, clean: true },
};
