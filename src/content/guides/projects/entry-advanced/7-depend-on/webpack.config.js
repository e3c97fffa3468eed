export default {
  mode: "production",
  entry: {
    base: "./src/base.js",
    shop: { import: "./src/shop.js", dependOn: "base" },
    checkout: { import: "./src/checkout.js", dependOn: "shop" },
  },
  output: { clean: true },
};
