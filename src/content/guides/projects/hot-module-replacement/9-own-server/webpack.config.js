import webpack from "webpack";

export default {
  mode: "development",
  entry: ["webpack-hot-middleware/client", "./src/index.js"],
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
