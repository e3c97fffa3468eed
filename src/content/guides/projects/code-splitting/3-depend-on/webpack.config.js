export default {
  mode: "production",
  entry: {
    index: { import: "./src/index.js", dependOn: "shared" },
    another: { import: "./src/another-module.js", dependOn: "shared" },
    shared: ["lodash-es/sortBy.js", "lodash-es/startCase.js"],
  },
  optimization: {
    runtimeChunk: "single",
  },
  output: {
    clean: true,
    copy: ["public"],
  },
};
