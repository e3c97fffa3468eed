import { addPart } from "../parts";

addPart("minimizer", {
  jsMinify: () => require("webpack/lib/javascript/jsMinify.js"),
  cssMinify: () => require("webpack/lib/css/cssMinify.js"),
  htmlMinify: () => require("webpack/lib/html/htmlMinify.js"),
  xmlMinify: () => require("webpack/lib/html/xmlMinify.js"),
  jsonMinify: () => require("webpack/lib/json/jsonMinify.js"),
});
