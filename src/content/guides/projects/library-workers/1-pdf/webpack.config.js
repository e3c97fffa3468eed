export default {
  mode: "production",
  entry: "./src/index.js",
  output: { clean: true, html: true, htmlFilename: "index.html" },
  performance: false,
};
