import { expect, test } from "vitest";
import { kindOf, packagePlace, pathOf, readName } from "../../../../src/playground/graph/model/module-name";

test.each([
  ["./src/cart.js", "./src/cart.js", []],
  ["./src/index.js + 12 modules", "./src/index.js", []],
  ["css ./node_modules/css-loader/dist/cjs.js!./src/shop.css", "./src/shop.css", ["css-loader"]],
  [
    "./node_modules/css-loader/dist/cjs.js??ruleSet[1].rules[1].use[1]!./node_modules/sass-loader/dist/cjs.js!./src/shop.scss",
    "./src/shop.scss",
    ["css-loader", "sass-loader"],
  ],
  ["./loaders/banner.js?a=1!./src/cart.js", "./src/cart.js", ["./loaders/banner.js"]],
  ["-!./node_modules/@acme/loader/index.js!./src/cart.js", "./src/cart.js", ["@acme/loader"]],
  ["./src/App.vue?vue&type=script&lang=ts", "./src/App.vue?vue&type=script&lang=ts", []],
  ["./lang sync ^\\.\\/(?!en).*$", "./lang sync ^\\.\\/(?!en).*$", []],
  ['external "react!"', 'external "react!"', []],
  ["data:text/javascript,alert('hi!')", "data:text/javascript,alert('hi!')", []],
  ["", "", []],
])("%s is %s", (raw, name, loaders) => {
  expect(readName(raw)).toEqual({ name, loaders });
});

test.each([
  ["./node_modules/react/index.js", "react", "./node_modules/react", null],
  ["./node_modules/a/node_modules/@b/c/x.js", "@b/c", "./node_modules/a/node_modules/@b/c", null],
  [
    "./node_modules/.pnpm/react-dom@19.1.0_react@19.1.0/node_modules/react-dom/index.js",
    "react-dom",
    "./node_modules/.pnpm/react-dom@19.1.0_react@19.1.0/node_modules/react-dom",
    "19.1.0",
  ],
  [
    "./node_modules/.pnpm/@babel+runtime@7.20.0/node_modules/@babel/runtime/helpers/a.js",
    "@babel/runtime",
    "./node_modules/.pnpm/@babel+runtime@7.20.0/node_modules/@babel/runtime",
    "7.20.0",
  ],
  [
    "./.yarn/cache/react-npm-19.1.0-4ff4b9a0f3-30b9b3d1c2.zip/node_modules/react/index.js",
    "react",
    "./.yarn/cache/react-npm-19.1.0-4ff4b9a0f3-30b9b3d1c2.zip/node_modules/react",
    "19.1.0",
  ],
])("%s is of the package %s", (path, name, folder, version) => {
  expect(packagePlace(path)).toEqual({ name, folder, version });
});

test("a path outside packages belongs to none", () => {
  expect(packagePlace("./src/node_modules.js")).toBeNull();
});

test.each([
  ["./src/cart.js", ["src", "cart.js"]],
  ["../shared/a.js", ["..", "shared", "a.js"]],
  ["./node_modules/lodash/fp/map.js", ["fp", "map.js"]],
  ["./src/App.vue?vue&src=/a/b", ["src", "App.vue?vue&src=/a/b"]],
  ["./lang sync ^\\.\\/.*$", ["lang sync ^\\.\\/.*$"]],
  ["./src/lang sync ^\\.\\/.*$", ["src", "lang sync ^\\.\\/.*$"]],
  ['external "@acme/kit"', ['external "@acme/kit"']],
  ["webpack/runtime/define property getters", ["define property getters"]],
  ["./node_modules/lodash", ["./node_modules/lodash"]],
  ["", [""]],
])("the path of %s within its owner is %j", (name, path) => {
  const place = packagePlace(name);
  expect(pathOf({ name, kind: kindOf("", name, place), package: place })).toEqual(path);
});
