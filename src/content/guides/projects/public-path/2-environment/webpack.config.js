export default {
  mode: "production",
  output: {
    publicPath: process.env.ASSET_PATH ?? "/",
    filename: "js/[name].js",
    assetModuleFilename: "media/[name].[hash:8][ext]",
    clean: true,
    copy: ["public"],
  },
};
