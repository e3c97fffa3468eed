export default {
  mode: "production",
  target: ["web", "es2022"],
  entry: "./src/shop.js",
  output: {
    module: true,
    filename: "shop.js",
    library: { type: "module" },
  },
  optimization: { minimize: false },
};
