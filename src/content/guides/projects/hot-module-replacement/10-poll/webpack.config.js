import webpack from "webpack";

export default {
  mode: "development",
  target: "node",
  entry: ["webpack/hot/poll?1000", "./src/index.js"],
  output: {
    module: true,
    clean: true,
  },
  plugins: [new webpack.HotModuleReplacementPlugin()],
};
