import { expect, test } from "vitest";
import { messagesOf } from "../../../../scripts/facts/messages/read-messages";
import { parse } from "../../../../scripts/facts/messages/source";

function messagesIn(files: Record<string, string>) {
  return messagesOf(Object.entries(files).map(([file, code]) => ({ file, tree: parse(code) })));
}

test("a message of several files is listed once, and all are sorted", () => {
  const files = {
    "lib/b.js": 'throw new Error("Not there"); throw new TypeError("No text");',
    "lib/a.js": 'throw new Error("Not there"); throw new Error("Again"); throw new Error("Again");',
  };
  expect(messagesIn(files)).toEqual([
    { template: "Again", kind: "error", files: ["lib/a.js"] },
    { template: "Not there", kind: "error", files: ["lib/a.js", "lib/b.js"] },
    { template: "No text", kind: "error", class: "TypeError", files: ["lib/b.js"] },
  ]);
});

test("classes, functions and texts in other files are followed", () => {
  const files = {
    "lib/AError.js": 'class AError extends Error { constructor(text) { super("It failed: " + text); } }',
    "lib/fail.js": 'const HINT = "See the page"; const fail = (text) => { throw new Error(text + "!"); };',
    "lib/use.js": `
      const { HINT, fail } = require("./fail");
      const getAError = memoize(() => require("./AError"));
      new (getAError())("no disk");
      fail("It is late");
      throw new Error("Look up. " + HINT);`,
  };
  const found = messagesIn(files).filter((message) => message.files.includes("lib/use.js"));
  expect(found.map(({ template }) => template)).toEqual(["It is late!", "Look up. See the page", "It failed: no disk"]);
});

test("a name that two files declare isn't looked up", () => {
  const files = {
    "lib/a.js": 'const HINT = "One of them";',
    "lib/b.js": 'const HINT = "The other one";',
    "lib/c.js": 'const { HINT } = require("./a"); throw new Error("Look up. " + HINT);',
  };
  expect(messagesIn(files).map(({ template }) => template)).toEqual(["Look up. <HINT>"]);
});

test("a message in code in a string has the file of the string", () => {
  const [message] = messagesIn({ "lib/RuntimeModule.js": "return 'throw new Error(\"No global\");';" });
  expect(message).toEqual({ template: "No global", kind: "error", files: ["lib/RuntimeModule.js"] });
});
