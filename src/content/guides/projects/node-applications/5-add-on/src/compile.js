import { transformSync } from "@swc/core";

const { code } = transformSync("const price: number = 2.4;", {
  jsc: { parser: { syntax: "typescript" } },
});
console.log(code);
