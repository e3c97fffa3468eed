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

test("a message in code in a string has the file of the string", () => {
  const [message] = messagesIn({ "lib/RuntimeModule.js": "return 'throw new Error(\"No global\");';" });
  expect(message).toEqual({ template: "No global", kind: "error", files: ["lib/RuntimeModule.js"] });
});
