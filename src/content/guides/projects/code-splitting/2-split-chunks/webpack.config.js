export default {
  mode: "production",
  entry: {
    index: "./src/index.js",
    another: "./src/another-module.js",
  },
  optimization: {
    splitChunks: {
      chunks: "all",
      minChunks: 2,
      name: "shared",
    },
  },
  output: {
    clean: true,
    copy: ["public"],
  },
};
