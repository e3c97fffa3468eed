export default {
  mode: "production",
  entry: "./src/index.html",
  output: {
    clean: true,
  },
  experiments: {
    deferImport: true,
  },
};
