export default {
  mode: "production",
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Native CSS" },
    clean: true,
  },
};
