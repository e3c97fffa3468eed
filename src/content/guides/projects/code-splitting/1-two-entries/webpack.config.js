export default {
  mode: "production",
  entry: {
    index: "./src/index.js",
    another: "./src/another-module.js",
  },
  output: {
    clean: true,
    copy: ["public"],
  },
};
