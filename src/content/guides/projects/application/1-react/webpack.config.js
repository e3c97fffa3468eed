import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";

export default (env) => {
  const serve = Boolean(env.WEBPACK_SERVE);

  return {
    mode: serve ? "development" : "production",
    entry: "./src/index.html",
    output: {
      htmlFilename: "index.html",
      clean: true,
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: "swc-loader",
          options: {
            jsc: {
              target: "es2022",
              parser: { syntax: "typescript", tsx: true },
              transform: {
                react: {
                  runtime: "automatic",
                  development: serve,
                  refresh: serve,
                },
              },
            },
          },
        },
      ],
    },
    plugins: [serve && new ReactRefreshPlugin()],
  };
};
