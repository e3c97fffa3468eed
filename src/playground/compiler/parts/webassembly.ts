import { addPart } from "../parts";

addPart("webassembly", {
  ast: () => require("@webassemblyjs/ast?part"),
  "wasm-parser": () => require("@webassemblyjs/wasm-parser?part"),
  "wasm-edit": () => require("@webassemblyjs/wasm-edit?part"),
});
