import path from "node:path";
import webpack from "webpack";

const folder = import.meta.dirname;

export default ["en", "de", "pl"].map((language) => ({
  name: language,
  entry: "./src/index.html",
  output: {
    path: path.join(folder, "dist", language),
    filename: "[name].[contenthash].js",
    htmlFilename: "index.html",
    clean: true,
  },
  resolve: {
    alias: { messages$: path.join(folder, `src/messages/${language}.json`) },
  },
  module: {
    parser: {
      html: { template: (source) => source.replace("LANGUAGE", language) },
    },
  },
  plugins: [
    new webpack.DefinePlugin({ LANGUAGE: JSON.stringify(language) }),
  ],
}));
