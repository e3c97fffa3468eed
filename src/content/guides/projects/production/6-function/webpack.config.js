export default (env, argv) => {
  const isProduction = argv.mode === "production";

  return {
    mode: argv.mode ?? "development",
    devtool: isProduction ? "source-map" : "eval-source-map",
    entry: "./src/index.html",
    output: {
      clean: true,
      filename: isProduction ? "[name].[contenthash:8].js" : "[name].js",
      htmlFilename: "[name].html",
    },
  };
};
