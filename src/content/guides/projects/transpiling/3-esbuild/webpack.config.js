export default {
  mode: "production",
  module: {
    rules: [
      {
        test: /\.js$/,
        exclude: /node_modules/,
        loader: "esbuild-loader",
        options: { target: ["chrome79", "firefox78", "safari14.1"] },
      },
    ],
  },
};
