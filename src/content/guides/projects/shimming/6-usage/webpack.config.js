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
          presets: ["@babel/preset-env"],
          plugins: [
            [
              "babel-plugin-polyfill-corejs3",
              { method: "usage-global", version: "3.51" },
            ],
          ],
        },
      },
    ],
  },
};
