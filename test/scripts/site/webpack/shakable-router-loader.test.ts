import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { transformSync } from "@swc/core";
import { expect, test } from "vitest";
import shakableRouterLoader from "../../../../scripts/site/webpack/shakable-router-loader.mjs";

const router = path.dirname(createRequire(import.meta.url).resolve("react-router/package.json"));

/** Returns what a minifier leaves of a module if only `Kept` is used. */
function minified(code: string): string {
  const minify = { compress: { toplevel: true }, mangle: false, module: true };
  return transformSync(code, { jsc: { target: "es2022", minify }, minify: true, swcrc: false }).code;
}

test("a minifier drops unused code, even if it has a name for developer tools", () => {
  const code = shakableRouterLoader(`
var Context = React.createContext(null);
Context.displayName = "Context";
var Link = React10.forwardRef(
  function LinkWithRef() {}
);
Link.displayName = "Link";
console.log(Kept);
`);
  expect(minified(code)).toBe("console.log(Kept);");
});

test("a minifier drops values that are created for nothing when the module starts", () => {
  const code = shakableRouterLoader(`
var names = Object.getOwnPropertyNames(Object.prototype).sort().join("\\0");
var address = new URL("http://localhost");
var methods = new Set(
  names
);
var mark = Symbol("mark");
var _map;
_map = new WeakMap();
console.log(Kept);
`);
  expect(minified(code)).not.toMatch(/names|URL|Set|mark|WeakMap/);
  expect(minified(code)).toContain("console.log(Kept);");
});

test("a class keeps its context", () => {
  const code = `var Boundary = class extends Component {
  render() {
    return this.context;
  }
};
Boundary.contextType = Context;
export { Boundary };
`;
  const run = (text: string) =>
    new Function("Component", "Context", `${text.replace(/export .+/, "return Boundary;")}`)(Object, "the context");
  expect(run(shakableRouterLoader(code)).contextType).toBe(run(code).contextType);
  expect(shakableRouterLoader(code)).not.toContain("Boundary.contextType");
});

test("the installed router has the form that the loader expects", () => {
  const folder = path.join(router, "dist/development");
  const files = readdirSync(folder).filter((name) => /^chunk-.+\.mjs$/.test(name));
  const texts = files.map((file) => readFileSync(path.join(folder, file), "utf8"));
  expect(texts.join("\n")).toContain('Link.displayName = "Link";');
  for (const text of texts) {
    const shakable = shakableRouterLoader(text);
    expect(shakable).not.toContain("[USE_OPTIMISTIC]");
    expect(shakable).not.toMatch(/^\w+\.(displayName|contextType) = /m);
    expect(shakable).not.toMatch(/^var \w+ = React\d*\.(createContext|forwardRef|memo)\(/m);
  }
});
