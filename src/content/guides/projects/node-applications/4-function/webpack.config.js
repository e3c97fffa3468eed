export default {
  mode: "production",
  target: "node20",
  entry: { handler: "./src/handler.js" },
  externals: /^@aws-sdk\//,
  output: {
    module: true,
    library: { type: "modern-module" },
    clean: true,
  },
};
