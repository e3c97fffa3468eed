import webpack from "webpack";

export default {
  mode: "production",
  entry: "./src/index.html",
  plugins: [
    new webpack.ProvidePlugin({
      startCase: ["lodash-es", "startCase"],
    }),
  ],
};
