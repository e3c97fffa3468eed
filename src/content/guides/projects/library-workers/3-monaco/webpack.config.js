export default {
  mode: "development",
  entry: "./src/index.js",
  devtool: false,
  output: { clean: true, html: true, htmlFilename: "index.html" },
};
