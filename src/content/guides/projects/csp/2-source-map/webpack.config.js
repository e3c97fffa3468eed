export default {
  mode: "development",
  entry: "./src/index.html",
  devtool: "cheap-module-source-map",
  devServer: {
    headers: {
      "Content-Security-Policy": "default-src 'self'",
    },
  },
};
