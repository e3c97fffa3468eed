import { expect, test } from "vitest";
import { findSign, shortSign } from "../../../src/errors/find-sign";

const words = (sign: string, text: string) => findSign(sign, text)?.words;

test.each([
  ["webpack 4", "Version: webpack 4.46.0", "webpack 4"],
  ["webpack 4", "npm install webpack@4.46.0", "webpack@4"],
  ["webpack 4", '"webpack": "^4.46.0"', 'webpack": "^4'],
  ["node <version>", "node v18.17.0", "node v18.17.0"],
  ["?.", "return path?.match(/x/)", "?."],
  ["Can't resolve '<package>'", 'can\'t resolve "@shop/cart" in', 'can\'t resolve "@shop/cart"'],
  ["at <name> (<path>/webpackbar/", "at new x at f (/a/webpackbar/index.js", "at f (/a/webpackbar/"],
  ["in ./node_modules/<path> … ?.", "a?.b ERROR in ./node_modules/b/c.js", "in ./node_modules/b/c.js … ?."],
  ["Can't resolve '../<path>.<extension>'", "Can't resolve '../../cart.css'", "Can't resolve '../../cart.css'"],
  ["___default.a is", "tea__WEBPACK_IMPORTED_MODULE_1___default.a is not", "___default.a is"],
])("%s is in %s", (sign, text, found) => {
  expect(words(sign, text)).toBe(found);
});

test.each([
  ["webpack 4", "webpack 45.1"],
  ["webpack 4", "webpack 5.4"],
  ["Can't resolve '<package>'", "Can't resolve './cart'"],
  ["Can't resolve '<package>'", "Can't resolve 'shop/cart'"],
  ["Can't resolve '../<path>.<extension>'", "Can't resolve '../../cart'"],
  ["line <number>:", "line a:"],
  ["in ./node_modules/<path> … ?.", "ERROR in ./node_modules/b/c.js a.b"],
  ["in '<path>'", "in 'a b'"],
])("%s isn't in %s", (sign, text) => {
  expect(words(sign, text)).toBeUndefined();
});

test("the short form of a sign keeps the names that stand for less than any word", () => {
  expect(shortSign('in "<package>/<file>" … <Version> `<path>.<extension>`')).toBe(
    "in '<package>/<x>' … <version> '<x>.<extension>'",
  );
});
