import { addPart } from "../parts";

addPart("css", {
  CssGenerator: () => require("webpack/lib/css/CssGenerator.js?part"),
  CssParser: () => require("webpack/lib/css/CssParser.js?part"),
  data: () => require("webpack/lib/css/data.js?part"),
  "syntax-parser": () => require("webpack/lib/css/syntax-parser.js?part"),
});
