import path from "node:path";

export default {
  mode: "production",
  context: import.meta.dirname,
  entry: "./one-word.mjs",
  externals: ["lodash"],
  output: {
    module: true,
    path: path.join(import.meta.dirname, "dist"),
  },
};
