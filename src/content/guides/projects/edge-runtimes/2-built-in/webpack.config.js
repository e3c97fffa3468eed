export default {
  mode: "production",
  target: ["webworker", "es2022"],
  entry: { worker: "./src/worker.js" },
  output: {
    module: true,
    library: { type: "module" },
    asyncChunks: false,
    clean: true,
  },
  resolve: { conditionNames: ["workerd", "..."] },
  externalsType: "module",
  externals: [/^(node|cloudflare):/],
};
