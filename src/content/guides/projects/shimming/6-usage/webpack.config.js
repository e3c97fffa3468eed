export default {
  mode: "production",
  entry: "./src/index.html",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "babel-loader",
        options: {
          presets: [
            ["@babel/preset-env", { useBuiltIns: "usage", corejs: "3.51" }],
          ],
        },
      },
    ],
  },
};
