export default (env, { mode }) => ({
  resolve: {
    conditionNames: ["svelte", "..."],
    extensions: [".svelte", "..."],
  },
  module: {
    rules: [
      {
        test: /\.svelte(\.js)?$/i,
        loader: "svelte-loader",
        options: {
          emitCss: true,
          compilerOptions: { dev: mode === "development" },
        },
      },
      { test: /\.css$/i, type: "css/auto" },
    ],
  },
  experiments: { css: true },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Acme shop" },
    clean: true,
  },
});
