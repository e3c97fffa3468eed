export default {
  mode: "production",
  entry: "./src/index.html",
  module: {
    rules: [
      {
        test: /[\\/]legacy[\\/]visits\.js$/,
        type: "javascript/auto",
        loader: "imports-loader",
        options: { wrapper: "window" },
      },
    ],
  },
};
