import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.html",
  resolve: {
    fallback: {
      path: "path-browserify",
    },
  },
  plugins: [
    new webpack.ProvidePlugin({
      Buffer: ["buffer/", "Buffer"],
    }),
  ],
};
