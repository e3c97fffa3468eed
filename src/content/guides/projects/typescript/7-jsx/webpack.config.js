export default {
  mode: "production",
  entry: "./src/index.tsx",
  experiments: { typescript: true },
  output: {
    filename: "[name].[contenthash].js",
    clean: true,
    html: { title: "webpack demo" },
    htmlFilename: "index.html",
  },
  module: {
    rules: [
      {
        test: /\.tsx$/,
        loader: "esbuild-loader",
        options: { jsx: "automatic" },
        parser: { typescript: false },
      },
    ],
  },
};
