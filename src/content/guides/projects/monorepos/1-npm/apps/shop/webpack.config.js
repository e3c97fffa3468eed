export default {
  mode: "production",
  entry: "./src/index.jsx",
  output: {
    html: { title: "Acme shop" },
    htmlFilename: "index.html",
    clean: true,
  },
  resolve: { extensions: ["...", ".jsx"] },
  module: {
    rules: [
      {
        test: /\.jsx$/i,
        exclude: /node_modules/,
        loader: "swc-loader",
        options: {
          jsc: {
            parser: { syntax: "ecmascript", jsx: true },
            transform: { react: { runtime: "automatic" } },
            target: "es2022",
          },
        },
      },
    ],
  },
};
