import { addPart } from "../parts";

addPart("html", {
  "syntax-parser": () => require("webpack/lib/html/syntax-parser.js?part"),
  HtmlParser: () => require("webpack/lib/html/HtmlParser.js?part"),
  HtmlGenerator: () => require("webpack/lib/html/HtmlGenerator.js?part"),
  HtmlEntryDependency: () => require("webpack/lib/dependencies/html/HtmlEntryDependency.js?part"),
  HtmlCssModuleNamesDependency: () => require("webpack/lib/dependencies/html/HtmlCssModuleNamesDependency.js?part"),
  HtmlSourceDependency: () => require("webpack/lib/dependencies/html/HtmlSourceDependency.js?part"),
});
