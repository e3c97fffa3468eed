export default {
  mode: "production",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "swc-loader",
        options: { env: { mode: "usage", coreJs: "3.51" } },
      },
    ],
  },
};
