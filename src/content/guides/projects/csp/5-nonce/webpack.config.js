export default {
  mode: "production",
  entry: "./src/index.html",
  module: {
    rules: [{ test: /\.css$/, use: ["style-loader", "css-loader"] }],
  },
  output: {
    html: {
      csp: {
        nonce: "NONCE_OF_THIS_RESPONSE",
        policy: {
          "script-src": "'strict-dynamic'",
          "style-src": [],
        },
      },
    },
  },
};
