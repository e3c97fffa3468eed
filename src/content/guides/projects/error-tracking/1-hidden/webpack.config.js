export default {
  devtool: "hidden-source-map",
  output: {
    filename: "assets/[name].[contenthash].js",
    sourceMapFilename: "../maps/[base].map",
    html: { title: "Acme shop" },
    htmlFilename: "index.html",
    clean: true,
  },
};
