import { expect, test } from "vitest";
import { messageLine } from "../../../src/errors/message-line";

test.each([
  [["> webpack", "ERROR in ./a.js", "Error: The shop is closed", "    at x (/a.js:1:2)", "npm ERR! code 1"], 2],
  [["webpack compiled", "[webpack-cli] Failed to load the shop", "    at x (/a.js:1:2)"], 1],
  [["Failed to compile.", "", "TypeError: a is not a function"], 2],
  [["Starting", "An error occurred while reading the shop", "See the manual."], 1],
  [["a", "b"], undefined],
  [["npm ERR! code ELIFECYCLE", "npm ERR! Exit status 2"], undefined],
])("the message of %j is line %s", (lines, index) => {
  expect(messageLine(lines)).toBe(index);
});
