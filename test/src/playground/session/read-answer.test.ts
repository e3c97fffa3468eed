import { expect, test } from "vitest";
import { readAnswer, readProgress } from "../../../../src/playground/session/read-answer";

test.each([null, 1, "x", undefined])("%j doesn't count as an answer", (value) => {
  expect(readAnswer(value)).toHaveProperty("failure");
});

test("an answer that a configuration has forged only contains texts, places and bytes", () => {
  const forged = {
    output: new Map<unknown, unknown>([
      ["dist/main.js", "no bytes"],
      [1, new Uint8Array()],
      ["a", new Uint8Array(2)],
    ]),
    errors: [{ message: { $$typeof: 1 }, file: [], line: "1", column: 2 }, null, "x"],
    warnings: { length: 1e9 },
    folder: {},
    entries: [{ name: {}, files: [1, "a.js"] }, 2],
    isModule: "yes",
  };
  expect(readAnswer(forged)).toEqual({
    output: new Map([["a", new Uint8Array(2)]]),
    errors: [{ message: "", column: 2 }],
    warnings: [],
    folder: "",
    publicPath: "",
    entries: [{ name: "", files: ["", "a.js"] }],
    isModule: false,
  });
});

test("a failure and the parts that are needed come through", () => {
  const stack =
    "Error: No.\n    at f (blob:null/1-2:3:4)\n    at config (/project/webpack.config.js:1:7)\n    at blob:null/1:1";
  expect(readAnswer({ failure: stack, file: "webpack.config.js", line: 1, column: "7" })).toEqual({
    failure: {
      message: "Error: No.\n    at config (/project/webpack.config.js:1:7)",
      file: "webpack.config.js",
      line: 1,
    },
  });
  expect(readAnswer({ needed: ["html", 1] })).toEqual({ needed: ["html"] });
});

test("progress is a whole number of percent and the name of a step", () => {
  expect(readProgress({ percent: 42, step: "building" })).toEqual({ percent: 42, step: "building" });
  expect(readProgress({ percent: 1e9, step: "x".repeat(1000) })).toEqual({ percent: 100, step: "x".repeat(40) });
  expect(readProgress({ percent: -1 })).toEqual({ percent: 0, step: "" });
  for (const forged of [undefined, null, "42", { percent: "42" }, { percent: Number.NaN }]) {
    expect(readProgress(forged)).toBeNull();
  }
});
