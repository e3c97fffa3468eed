export default {
  mode: "production",
  entry: {
    index: "./src/index.js",
    embed: {
      import: "./src/embed.js",
      filename: "embed.js",
      library: { name: "AcmeCounter", type: "window", export: "default" },
      html: false,
    },
  },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: true,
    clean: true,
  },
};
