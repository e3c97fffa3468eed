import { addPart } from "../parts";

addPart("minimizer", {
  plugin: () => require("minimizer-webpack-plugin?part"),
  "terser-plugin": () => require("terser-webpack-plugin?part"),
  terser: () => require("terser?part"),
  "javascript/syntax-printer": () => require("webpack/lib/javascript/syntax-printer.js?part"),
  "javascript/syntax-printer-data": () => require("webpack/lib/javascript/syntax-printer-data.js?part"),
  "css/syntax-printer": () => require("webpack/lib/css/syntax-printer.js?part"),
  "html/syntax-printer": () => require("webpack/lib/html/syntax-printer.js?part"),
  jsMinify: () => require("webpack/lib/javascript/jsMinify.js"),
  cssMinify: () => require("webpack/lib/css/cssMinify.js"),
  htmlMinify: () => require("webpack/lib/html/htmlMinify.js"),
  xmlMinify: () => require("webpack/lib/html/xmlMinify.js"),
  jsonMinify: () => require("webpack/lib/json/jsonMinify.js"),
});
