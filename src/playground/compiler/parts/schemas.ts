import { addPart } from "../parts";

addPart("schemas", {
  options: () => require("webpack/schemas/WebpackOptions.json?part"),
  cli: () => require("webpack/lib/config/cli.js?part"),
  "schema-utils": () => require("schema-utils?part"),
});
