import { expect, test } from "vitest";
import { fold, termsOf, words } from "../../../src/search/tokenize";

const terms = (text: string) => words(text).flatMap((word) => termsOf(word).map(({ term }) => term));

test.each<[string, string[]]>([
  ["output.publicPath", ["output.publicpath", "output", "publicpath", "public", "path"]],
  ["[contenthash]", ["[contenthash]", "contenthash"]],
  ["--output-path", ["--output-path", "output", "path"]],
  ["asset/resource", ["asset/resource", "asset", "resource"]],
  ["compiler.hooks.emit", ["compiler.hooks.emit", "hooks.emit", "compiler", "hook", "emit"]],
  ["__webpack_public_path__", ["__webpack_public_path__", "webpack", "public", "path"]],
  ["node:fs", ["node:fs", "node", "fs"]],
  ["HTMLPlugin", ["htmlplugin", "html", "plugin"]],
  ["ES2022", ["es2022", "es", "2022"]],
  ["./src/index.js", ["src/index.js", "src", "index", "js"]],
  ["Can't resolve 'fs'.", ["cant", "resolve", "fs"]],
  ["Größe", ["größe"]],
  ["模块联邦", ["模块联邦"]],
  ["", []],
  ["... -- !?", []],
])("%j is found by %j", (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test.each([
  ["loaders", "loader"],
  ["dependencies", "dependency"],
  ["classes", "class"],
  ["css", "css"],
  ["alias", "alias"],
  ["this", "this"],
  ["js", "js"],
  ["caches", "cache"],
])("%s and %s are one word", (word, form) => {
  expect(fold(word)).toBe(fold(form));
});

test("the last part of a path counts more than the first, and a piece of a word less than the word", () => {
  const weights = new Map(
    words("output.publicPath").flatMap((word) => termsOf(word).map(({ term, weight }) => [term, weight])),
  );
  expect(weights.get("publicpath")).toBeGreaterThan(weights.get("output") ?? 1);
  expect(weights.get("publicpath")).toBeGreaterThan(weights.get("public") ?? 1);
});
