import path from "node:path";

const demo = path.resolve(import.meta.dirname, "src/store.demo.js");

export default {
  mode: "production",
  target: "node",
  entry: {
    shop: { import: "./src/shop.js", layer: "live" },
    demo: { import: "./src/shop.js", layer: "demo" },
  },
  output: { filename: "[name].cjs", clean: true },
  module: {
    rules: [
      {
        issuerLayer: "demo",
        resolve: { alias: { "#store": demo } },
      },
    ],
  },
};
