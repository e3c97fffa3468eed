import app from "./webpack.config.js";

export default {
  ...app,
  mode: "development",
  entry: "./gallery/index.jsx",
  devServer: { port: 6100, client: false, hot: false },
};
