import { expect, test } from "vitest";
import { findRaisedMessages } from "../../../../scripts/facts/messages/find-raised-messages";
import { parse } from "../../../../scripts/facts/messages/source";

function messagesIn(code: string) {
  return findRaisedMessages(parse(code));
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
  ['this.raise(start, "No sign here");', { kind: "error", template: "No sign here" }],
  ['createError(`No ${name} here`, "ERR_X");', { kind: "error", template: "No <name> here" }],
  ['new SyntaxError(start, "no enum");', { kind: "error", class: "SyntaxError", template: "no enum" }],
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
  'this.raise("name");',
  'message = "a text";',
  'new Promise("not an error");',
  'x.constructor("a text");',
  'function _classCallCheck() { throw new TypeError("Cannot call a class as a function"); }',
])("%s isn't a message", (code) => {
  expect(messagesIn(code)).toEqual([]);
});

test("a class has the message that its constructor passes to its parent, or assigns", () => {
  const code = `
    class AWarning extends WebpackError { constructor(name) { super("The name " + name + " is wrong"); } }
    class BError extends Error { constructor(error) { super(); this.message = "It failed: " + error.message; } }
    class CError extends Error { constructor(hint) { let message = "No"; message += " because of " + hint; super(message); } }
    class DError extends Error { constructor(message) { super(message); } }
    class Other extends Thing { constructor() { super("no message"); } }`;
  expect(messagesIn(code)).toEqual([
    { kind: "warning", class: "AWarning", template: "The name <name> is wrong" },
    { kind: "error", class: "BError", template: "It failed: <message>" },
    { kind: "error", class: "CError", template: " because of <hint>" },
    { kind: "error", class: "CError", template: "No" },
    { kind: "error", class: "DError", template: "<message>" },
  ]);
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
