import { expect, test } from "vitest";
import { findMessages } from "../../../src/errors/find-messages";
import type { CatalogEntry } from "../../../src/errors/types";

const entry = (id: string, patterns: string[], follows: string[] = []): CatalogEntry => {
  return { id, meaning: `About ${id}.`, patterns, follows };
};
const CATALOG = [
  entry("resolve/#cannot-resolve", ["Can't resolve '<request>' in '<folder>'"]),
  entry("resolve/#core-module", ["Can't resolve '<request>' in '<folder>' BREAKING CHANGE"]),
  entry("loaders/#build-failed", ["Module build failed (from <loader>)"], ["css/#syntax"]),
  entry("css/#syntax", ["CssSyntaxError: <place>"]),
  entry("size/#asset", ["asset size limit: The following asset(s) exceed"]),
];
const find = (output: string) => findMessages(output, CATALOG);
const ids = (output: string) => find(output).map((found) => found.entry.id);

test("messages are in the order of the output, each once", () => {
  const output =
    "ERROR in ./a.css\nCssSyntaxError: x\nERROR in ./a\nCan't resolve './b' in '/c'\nERROR in ./d\nCan't resolve './e' in '/c'";
  expect(ids(output)).toEqual(["css/#syntax", "resolve/#cannot-resolve"]);
  expect(find(output)[1]?.text).toBe("Can't resolve './b'");
});

test("general forms count only if no other error is found", () => {
  const general = { ...entry("a/#general", []), general: ["is not a function"] };
  const idsIn = (output: string, options = {}) =>
    findMessages(output, [general, ...CATALOG], options).map((found) => found.entry.id);
  const output = "TypeError: a is not a function";
  expect(idsIn(output)).toEqual(["a/#general"]);
  expect(idsIn(`Uncaught ${output}`)).toEqual([]);
  expect(idsIn(`Uncaught (in promise) ${output}`)).toEqual([]);
  const logged = `<w> [webpack.cache.PackFileCacheStrategy] Restoring failed for a from pack: ${output}`;
  expect(idsIn(logged)).toEqual([]);
  expect(idsIn(`${logged}\nERROR in ./a\n${output}`)).toEqual(["a/#general"]);
  expect(idsIn(output, { isSpecific: true })).toEqual([]);
  expect(idsIn(`${output}\nERROR in ./a\nCan't resolve './b' in '/c'`)).toEqual(["resolve/#cannot-resolve"]);
  expect(idsIn(`${output}\nWARNING in asset size limit: The following asset(s) exceed`)).toEqual([
    "a/#general",
    "size/#asset",
  ]);
});

test("if two messages match the same words, the longer one wins", () => {
  expect(ids("Can't resolve 'fs' in '/c'\n\nBREAKING CHANGE: webpack < 5")).toEqual(["resolve/#core-module"]);
});

test("a cause comes before the message that refers to it", () => {
  const found = find("Module build failed (from ./node_modules/css-loader):\nCssSyntaxError: (1:2)");
  expect(found.map((message) => message.entry.id)).toEqual(["css/#syntax", "loaders/#build-failed"]);
  expect(found[1]?.causes.map(({ id }) => id)).toEqual(["css/#syntax"]);
  expect(find("Module build failed (from ./a.js): x")[0]?.causes).toEqual([]);
});

test("errors come before warnings", () => {
  const output =
    "WARNING in asset size limit: The following asset(s) exceed\n\nERROR in ./a\nCan't resolve './b' in '/c'";
  expect(ids(output)).toEqual(["resolve/#cannot-resolve", "size/#asset"]);
  expect(find(output).map(({ isWarning }) => isWarning)).toEqual([false, true]);
});

test("a warning of Node.js about an unhandled rejection is an error", () => {
  const output = "(node:1) UnhandledPromiseRejectionWarning: Error: Can't resolve './b' in '/c'";
  expect(find(output).map(({ isWarning }) => isWarning)).toEqual([false]);
});

test("messages that cause each other are both found", () => {
  const circle = [entry("a/#a", ["this is message one"], ["a/#b"]), entry("a/#b", ["this is message two"], ["a/#a"])];
  expect(findMessages("this is message one, this is message two", circle)).toHaveLength(2);
});

test("a text without messages has none, and a very long one takes only a moment", () => {
  expect(ids("All is well.")).toEqual([]);
  expect(ids("Module build failed (from '".repeat(50_000))).toEqual(["loaders/#build-failed"]);
});

test("the cause of a message that only passes on another one is the message right after it", () => {
  const catalog = [
    entry("loaders/#failed", ["Module build failed (from <loader>)"]),
    entry("babel/#version", ["Requires Babel"]),
    entry("styles/#undefined", ["Undefined variable"]),
  ].map((given) => ({ ...given, passesOn: given.id === "loaders/#failed" }));
  const idsIn = (output: string) => findMessages(output, catalog).map((found) => found.entry.id);
  const failed = "Module build failed (from ./node_modules/sass-loader/index.js):\nError: ";
  expect(idsIn(`${failed}Undefined variable`)).toEqual(["styles/#undefined", "loaders/#failed"]);
  expect(idsIn(`${failed}x\nERROR in ./b.js\nRequires Babel`)).toEqual(["loaders/#failed", "babel/#version"]);
  expect(idsIn(`${failed}${"x ".repeat(200)}Requires Babel`)).toEqual(["loaders/#failed", "babel/#version"]);
});

test("a part that varies doesn't reach from one problem into the next", () => {
  const catalog = [entry("a/#template", ["is not defined <place> - loader.js"])];
  const idsIn = (output: string) => findMessages(output, catalog).map((found) => found.entry.id);
  expect(idsIn("ERROR in Error: shop is not defined\n  here - loader.js:1 eval")).toEqual(["a/#template"]);
  expect(idsIn("ERROR in ./a.js\nshop is not defined\n\nERROR in ./b.js\n  here - loader.js:1 eval")).toEqual([]);
});

test("a note comes after the errors, also if the message starts with that word", () => {
  const catalog = [entry("a/#large", ["[BABEL] Note: The file is large"]), entry("a/#gone", ["The file is gone"])];
  const output = "[BABEL] Note: The file is large\nThe file is gone";
  expect(findMessages(output, catalog).map((found) => found.entry.id)).toEqual(["a/#gone", "a/#large"]);
});

test("what webpack's own code in a bundle says isn't a message", () => {
  const catalog = [{ ...entry("a/#missing", []), general: ["Cannot find module <module>"] }];
  const idsIn = (output: string) => findMessages(output, catalog).map((found) => found.entry.id);
  expect(idsIn("Error: Cannot find module 'acme-colors'")).toEqual(["a/#missing"]);
  expect(idsIn('var e = new Error("Cannot find module \'" + request + "\'");')).toEqual([]);
  expect(idsIn('var n=new Error("Cannot find module \'"+e+"\'")')).toEqual([]);
  expect(idsIn("throw Error(`Cannot find module '${request}'`)")).toEqual([]);
});
