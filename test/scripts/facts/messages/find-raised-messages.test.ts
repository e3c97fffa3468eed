import { expect, test } from "vitest";
import { knowing } from "../../../../scripts/facts/messages/evaluate";
import { findRaisedMessages } from "../../../../scripts/facts/messages/find-raised-messages";
import { lookupIn } from "../../../../scripts/facts/messages/lookup";
import { parse } from "../../../../scripts/facts/messages/source";

function messagesIn(code: string) {
  const tree = parse(code);
  return findRaisedMessages(tree, knowing(lookupIn([tree])));
}

test.each([
  ['throw new Error("No result");', { kind: "error", template: "No result" }],
  ['throw new TypeError("No " + name);', { kind: "error", class: "TypeError", template: "No <name>" }],
  ['callback(new (getWebpackError())("Not there"));', { kind: "error", class: "WebpackError", template: "Not there" }],
  ['throw "Just a text";', { kind: "error", template: "Just a text" }],
  ['new webpack.WebpackError("Not there");', { kind: "error", class: "WebpackError", template: "Not there" }],
  ['new AggregateError(errors, "All failed");', { kind: "error", class: "AggregateError", template: "All failed" }],
  ['compilation.errors.push("It failed");', { kind: "error", template: "It failed" }],
  ['compilation.warnings.push(new Error("It works"));', { kind: "warning", template: "It works" }],
  ['const e = new Error("It works"); module.addWarning(e);', { kind: "warning", template: "It works" }],
  ['const warning = new Error("It works"); report(warning);', { kind: "warning", template: "It works" }],
  ['this.emitWarning("It works");', { kind: "warning", template: "It works" }],
  ['new FooWarning("It works");', { kind: "warning", class: "FooWarning", template: "It works" }],
  ['this.logger.error("No server");', { kind: "log", template: "No server" }],
  ['console.warn("Failed:", error);', { kind: "log", template: "Failed: <error>" }],
  ['log("warning", "[HMR] Cannot find update.");', { kind: "log", template: "[HMR] Cannot find update." }],
  [
    'util.deprecate(fn, "X is deprecated", "DEP_X");',
    { kind: "deprecation", code: "DEP_X", template: "X is deprecated" },
  ],
  ['error.message += "\\nwhile reading";', { kind: "error", template: "\nwhile reading" }],
])("%s", (code, message) => {
  expect(messagesIn(code)).toEqual([message]);
});

test.each([
  'logger.info("All is well");',
  'log("info", "[HMR] Update applied.");',
  "throw new Error(message);",
  "throw error;",
  'callbacks.push("a text");',
  'new Promise("not an error");',
  'x.constructor("a text");',
  'function _classCallCheck() { throw new TypeError("Cannot call a class as a function"); }',
])("%s is no message", (code) => {
  expect(messagesIn(code)).toEqual([]);
});

test("a class has the message that its constructor passes to its parent, or assigns", () => {
  const code = `
    class AWarning extends WebpackError { constructor(name) { super("The name " + name + " is wrong"); } }
    class BError extends Error { constructor(error) { super(); this.message = "It failed: " + error.message; } }
    class CError extends BError {}
    class Other extends Thing { constructor() { super("no message"); } }`;
  expect(messagesIn(code)).toEqual([
    { kind: "warning", class: "AWarning", template: "The name <name> is wrong" },
    { kind: "error", class: "BError", template: "It failed: <message>" },
    { kind: "error", class: "CError", template: "It failed: <message>" },
  ]);
});

test("a class that passes on its argument has the message of each place that creates it", () => {
  const code = `
    class CriticalWarning extends WebpackError { constructor(message) { super("Critical: " + message); } }
    dependency.critical = wrapped && "the request is an expression";
    new CriticalWarning("the module is empty");
    new CriticalWarning(this.critical);`;
  expect(messagesIn(code).map(({ template }) => template)).toEqual([
    "Critical: <message>",
    "Critical: the module is empty",
    "Critical: the request is an expression",
  ]);
});

test("text that a function adds to its argument is followed", () => {
  const code = `class Parser {
      raise(position, message) { message += " (" + position.line + ")"; throw new SyntaxError(message); }
      read() { this.raise(0, "No sign here"); }
    }`;
  expect(messagesIn(code)).toContainEqual({ kind: "error", class: "SyntaxError", template: "No sign here (<line>)" });
});

test("functions that raise their argument are followed", () => {
  const code = `
    class Parser {
      raise(position, message) { throw new SyntaxError(message + " (" + position.line + ")"); }
      again(message) { this.raise(0, message); }
      parse() { this.again("Unexpected token"); }
    }`;
  expect(messagesIn(code)).toEqual([{ kind: "error", class: "SyntaxError", template: "Unexpected token (<line>)" }]);
});

test("methods that format parts of an error's message are read", () => {
  const code = `class ValidationError extends Error {
    constructor(errors) { super(); this.message = "Invalid object: " + errors; }
    formatOneError(path) { if (path) return path + " should be a string"; return "something else"; }
    formatPath() { return "not a message"; }
  }`;
  expect(messagesIn(code).map(({ template }) => template)).toEqual([
    "Invalid object: <errors>",
    "<path> should be a string",
    "something else",
  ]);
});

test("the option that completes schema messages is read", () => {
  const code = `validate(schema, { postFormatter: (text) => { if (old) return text + " It was removed"; return text; } });`;
  expect(messagesIn(code)).toEqual([{ kind: "error", class: "ValidationError", template: "<text> It was removed" }]);
});

test("errors in runtime code have the class of their name", () => {
  const code = 'function f() { error.message = "Loading failed"; error.name = "ChunkLoadError"; reject(error); }';
  expect(messagesIn(code)).toEqual([{ kind: "error", class: "ChunkLoadError", template: "Loading failed" }]);
});
