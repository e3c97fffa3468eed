import { expect, test } from "vitest";
import { absenceIn, packageOf, packOf, packPartsOf } from "../../../../src/playground/project/packages";

test.each([
  ["react", "react"],
  ["react-dom/client", "react-dom"],
  ["@babel/core", "@babel/core"],
  ["@babel/preset-env/lib/index.js", "@babel/preset-env"],
  ["lodash.debounce", "lodash.debounce"],
  ["css-loader?modules", "css-loader"],
  ["./cart.js", null],
  ["../cart.js", null],
  ["/src/cart.js", null],
  ["@/cart.js", null],
  ["data:text/javascript,1", null],
  ["https://example.com/cart.js", null],
])("%s is of the package %s", (request, name) => {
  expect(packageOf(request)).toBe(name);
});

test("a pack with a file that isn't text consists of two parts", () => {
  expect([packPartsOf("react"), packPartsOf("swc")]).toEqual([["packages-react"], ["packages-swc", "bytes-swc"]]);
});

test("a script can contain several packages", () => {
  expect([packOf("react"), packOf("react-dom"), packOf("angular")]).toEqual(["react", "react", undefined]);
});

test("a module that webpack can't find is only reported as missing here if its package isn't available", () => {
  const message = (request: string) =>
    `ERROR in ./src/index.js 1:0\nModule not found: Error: Can't resolve '${request}' in '/project/src'`;
  expect(absenceIn(message("angular/core"))).toBe('The playground doesn\'t have the package "angular".');
  expect(absenceIn(message("./cart.js"))).toBeNull();
  expect(absenceIn(message("react/gone"))).toBeNull();
  expect(absenceIn("ERROR in ./src/index.js\nModule parse failed")).toBeNull();
});
