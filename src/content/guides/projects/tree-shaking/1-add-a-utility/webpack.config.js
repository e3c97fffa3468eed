export default {
  mode: "development",
  devtool: false,
  output: {
    clean: true,
  },
  optimization: {
    usedExports: true,
  },
};
