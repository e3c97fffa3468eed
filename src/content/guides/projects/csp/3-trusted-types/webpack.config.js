const policy = [
  "default-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types webpack-demo webpack-dev-server#overlay 'allow-duplicates'",
];

export default {
  mode: "development",
  entry: "./src/index.html",
  devtool: "cheap-module-source-map",
  output: {
    trustedTypes: "webpack-demo",
  },
  devServer: {
    headers: {
      "Content-Security-Policy": policy.join("; "),
    },
  },
};
