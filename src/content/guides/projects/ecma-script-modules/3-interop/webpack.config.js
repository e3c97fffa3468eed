export default {
  mode: "development",
  devtool: false,
  target: "node",
  output: { filename: "main.cjs" },
};
