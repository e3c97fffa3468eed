import { addPart } from "../parts";

addPart("html", {
  "syntax-parser": () => require("webpack/lib/html/syntax-parser.js?part"),
  HtmlParser: () => require("webpack/lib/html/HtmlParser.js?part"),
  HtmlGenerator: () => require("webpack/lib/html/HtmlGenerator.js?part"),
});
