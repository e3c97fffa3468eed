export default {
  devtool: [{ type: "javascript", use: "hidden-source-map-debugids" }],
  output: {
    filename: "assets/[name].[contenthash].js",
    sourceMapFilename: "../maps/[base].map",
    html: { title: "Acme shop" },
    htmlFilename: "index.html",
    clean: true,
  },
};
