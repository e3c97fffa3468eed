import path from "node:path";

const common = { mode: "production", devtool: "source-map" };
const outputTo = (folder) => ({ path: path.join(import.meta.dirname, "dist", folder), clean: true });

export default [
  {
    ...common,
    name: "main",
    target: "electron45-main",
    entry: "./src/main.js",
    output: { ...outputTo("main"), module: true },
  },
  {
    ...common,
    name: "preload",
    target: "electron45-preload",
    externalsPresets: { node: false },
    entry: { preload: { import: "./src/preload.js", chunkLoading: false } },
    output: outputTo("preload"),
  },
  {
    ...common,
    name: "renderer",
    target: ["web", "es2022"],
    entry: "./src/renderer/index.html",
    output: { ...outputTo("renderer"), publicPath: "/", module: true },
  },
];
