import webpack from "webpack";
import { shop } from "./shop.config.js";

const common = shop(webpack, "swc-loader");

export default {
  ...common,
  cache: { type: "filesystem" },
  output: { ...common.output, copy: ["public"] },
};
