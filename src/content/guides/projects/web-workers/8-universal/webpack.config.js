export default {
  mode: "production",
  target: "universal",
  entry: "./src/index.js",
  output: {
    workerChunkFilename: "workers/[name].js",
    clean: true,
  },
};
