import path from "node:path";

export default {
  mode: "production",
  target: ["webworker", "es2022"],
  entry: { "functions/api/hello.func/index": "./src/hello.js" },
  output: {
    path: path.join(import.meta.dirname, ".vercel/output"),
    filename: "[name].js",
    module: true,
    library: { type: "module" },
    asyncChunks: false,
    copy: [{ from: "vercel" }],
    clean: true,
  },
};
