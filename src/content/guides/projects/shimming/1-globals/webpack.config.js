import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.html",
  plugins: [
    new webpack.ProvidePlugin({
      _: "lodash",
    }),
  ],
};
