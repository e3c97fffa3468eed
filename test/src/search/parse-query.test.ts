import { expect, test } from "vitest";
import { parseQuery } from "../../../src/search/parse-query";

function said(text: string): string[] {
  return parseQuery(text).words.map(({ whole }) => whole);
}

test.each([
  ["stop words", "how do I use the manifest", ["manifest"]],
  ["the start of every message", "Uncaught TypeError: manifest is broken", ["manifest", "broken"]],
  ["numbers in a sentence", "loading chunk 3 failed", ["loading", "chunk", "failed"]],
  ["the reader's own packages", "Can't resolve 'react-dom/client'", ["resolve"]],
  ["places in files", "unexpected token (5:7) ./src/app.js 1:0-21", ["unexpected", "token"]],
])("leaves out %s", (_, text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ["numbers that are most of it", "v8 404", ["v8", "404"]],
  ["modules of Node.js", "Can't resolve 'fs'", ["resolve", "fs"]],
  ["errors with a name of their own", "ChunkLoadError: loading", ["chunkloaderror", "loading"]],
  ["stop words when there is nothing else", "how to ", ["how", "to"]],
  ["the product when there is nothing else", "what is webpack", ["webpack"]],
])("keeps %s", (_, text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ["in quotes", '"..."', ["..."]],
  ["with white space", " /* */ ", ["/**/"]],
  ["in a code span", "`~`", ["~"]],
  ["quotes alone", "'\"`", []],
])("signs alone are said as one: %s", (_, text, expected) => {
  expect(parseQuery(text)).toMatchObject({ words: [], said: expected });
});

test("a tilde before a package is a word, but not before a version or a folder", () => {
  expect(said('@import "~bootstrap"')).toEqual(["@import", "tilde", "bootstrap"]);
  expect(said("~@acme/ui")).toContain("tilde");
  expect(said("~5.112.0")).not.toContain("tilde");
  expect(said("~/components")).not.toContain("tilde");
});

test("the last word may be incomplete, unless something ends it", () => {
  expect(parseQuery("public pa").isOpen).toBe(true);
  expect(parseQuery("public path ").isOpen).toBe(false);
  expect(parseQuery("public path?").isOpen).toBe(false);
});
