export default {
  mode: "production",
  output: {
    clean: true,
  },
  optimization: {
    concatenateModules: false,
  },
};
