export default {
  mode: "production",
  output: {
    filename: "js/[name].js",
    assetModuleFilename: "media/[name].[hash:8][ext]",
    clean: true,
    copy: ["public"],
  },
};
