export default {
  mode: "production",
  output: {
    filename: "js/[name].js",
    clean: true,
    copy: ["public"],
  },
};
