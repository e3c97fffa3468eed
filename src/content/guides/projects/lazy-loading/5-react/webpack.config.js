export default {
  mode: "production",
  entry: "./src/index.html",
  output: {
    clean: true,
  },
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "ecmascript", jsx: true },
            transform: { react: { runtime: "automatic" } },
          },
        },
      },
    ],
  },
};
