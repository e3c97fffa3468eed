export default {
  mode: "development",
  entry: "./src/index.html",
  devServer: {
    headers: {
      "Content-Security-Policy": "default-src 'self'",
    },
  },
};
