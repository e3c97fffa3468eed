import { addPart } from "../parts";

addPart("optimizing", {
  ModuleConcatenationPlugin: () => require("webpack/lib/optimize/ModuleConcatenationPlugin.js?part"),
  RealContentHashPlugin: () => require("webpack/lib/optimize/RealContentHashPlugin.js?part"),
  InnerGraphPlugin: () => require("webpack/lib/optimize/InnerGraphPlugin.js?part"),
});
