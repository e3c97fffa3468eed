export default {
  target: ["web", "es2022"],
  entry: { "acme-elements": "./src/acme-elements.js" },
  output: {
    module: true,
    library: { type: "module" },
    filename: "[name].mjs",
    copy: ["public"],
    clean: true,
  },
};
