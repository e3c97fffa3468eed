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
      {
        test: /[\\/]legacy[\\/]greetings\.js$/,
        type: "javascript/auto",
        loader: "exports-loader",
        options: { type: "commonjs", exports: ["greet", "greetings"] },
      },
    ],
  },
};
