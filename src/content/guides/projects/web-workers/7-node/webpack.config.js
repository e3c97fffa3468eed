export default {
  mode: "production",
  target: "node20",
  entry: "./src/index.js",
  output: {
    module: true,
    workerChunkFilename: "workers/[name].js",
    clean: true,
  },
};
