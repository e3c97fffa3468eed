import ReactRefreshPlugin from "@pmmmwh/react-refresh-webpack-plugin";

export default (env) => {
  const hot = Boolean(env.WEBPACK_SERVE);

  return {
    mode: hot ? "development" : "production",
    entry: "./src/index.html",
    module: {
      rules: [
        {
          test: /\.jsx$/,
          loader: "swc-loader",
          options: {
            jsc: {
              parser: { syntax: "ecmascript", jsx: true },
              transform: {
                react: { runtime: "automatic", development: hot, refresh: hot },
              },
            },
          },
        },
      ],
    },
    plugins: [hot && new ReactRefreshPlugin()],
  };
};
