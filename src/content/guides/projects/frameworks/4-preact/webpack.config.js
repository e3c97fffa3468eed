export default {
  resolve: {
    alias: {
      react: "preact/compat",
      "react-dom": "preact/compat",
    },
    extensions: [".jsx", "..."],
  },
  module: {
    rules: [
      {
        test: /\.jsx$/i,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "ecmascript", jsx: true },
            transform: {
              react: { runtime: "automatic", importSource: "preact" },
            },
            target: "es2022",
          },
        },
      },
    ],
  },
  output: {
    filename: "[name].[contenthash:8].js",
    htmlFilename: "index.html",
    html: { title: "Acme shop" },
    clean: true,
  },
};
