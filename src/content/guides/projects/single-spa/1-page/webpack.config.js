import path from "node:path";

const dist = path.join(import.meta.dirname, "dist");

const root = {
  name: "root",
  mode: "production",
  entry: "./root/index.js",
  output: { path: dist, module: true, copy: ["public"] },
};

const cart = {
  name: "cart",
  mode: "production",
  entry: "./cart/index.js",
  output: {
    path: path.join(dist, "cart"),
    module: true,
    library: { type: "module" },
    uniqueName: "cart",
  },
};

export default [root, cart];
