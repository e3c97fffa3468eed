import { expect, test } from "vitest";
import { neutralOutput } from "../../../src/errors/neutral-output";

test.each([
  [
    "at /home/ann/shop/node_modules/a/b.js in '/home/ann/shop/src'",
    "at /project/node_modules/a/b.js in '/project/src'",
  ],
  [
    "at C:\\Users\\Ann\\shop\\node_modules\\a and C:\\Users\\Ann\\x",
    "at /project\\node_modules\\a and C:\\Users\\user\\x",
  ],
  ["in '/Users/ann/shop/src'", "in '/Users/user/shop/src'"],
  ["//registry.npmjs.org/:_authToken=npm_abc", "//registry.npmjs.org/:_authToken=…"],
  ["ERROR in ./node_modules/a/b.js", "ERROR in ./node_modules/a/b.js"],
])("%s becomes %s", (output, neutral) => {
  expect(neutralOutput(output)).toBe(neutral);
});
