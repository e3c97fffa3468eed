import { expect, test } from "vitest";
import { portOf } from "../../../scripts/lib/port";
import { toListenError } from "../../../scripts/lib/serve";

test("the port is 3000, or the value of PORT", () => {
  expect([portOf({}), portOf({ PORT: "" }), portOf({ PORT: "8080" })]).toEqual([3000, 3000, 8080]);
});

test.each(["x", "80.5", "-1", "70000"])("PORT=%s is refused before anything is built", (PORT) => {
  expect(() => portOf({ PORT })).toThrow(`PORT is "${PORT}". Set it to a number from 1 to 65535`);
});

test.each([
  ["EADDRINUSE", "Port 80 is already in use. Choose another one: PORT=81 npm start"],
  ["EACCES", "You don't have permission to use port 80. Choose one from 1024 up: PORT=3000 npm start"],
])("%s is told with what to do", (code, message) => {
  expect(toListenError(Object.assign(new Error("listen"), { code }), 80, "npm start")).toEqual(new Error(message));
});
