import { rspack } from "@rspack/core";
import { shop } from "./shop.config.js";

const common = shop(rspack, "builtin:swc-loader");

export default {
  ...common,
  cache: { type: "persistent" },
  plugins: [
    ...common.plugins,
    new rspack.CopyRspackPlugin({ patterns: ["public"] }),
  ],
};
