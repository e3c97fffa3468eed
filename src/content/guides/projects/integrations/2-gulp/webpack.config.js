export default {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: { keep: "index.html" } },
};
