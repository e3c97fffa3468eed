export default {
  target: ["web", "es2022"],
  entry: { "acme-price": "./src/acme-price.js" },
  output: {
    module: true,
    library: { type: "module" },
    filename: "[name].mjs",
    copy: ["public"],
    clean: true,
  },
};
