import CssTypesPlugin from "./css-types-plugin.js";

export default {
  mode: "production",
  entry: "./src/index.ts",
  plugins: [new CssTypesPlugin()],
};
