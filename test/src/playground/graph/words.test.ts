import { expect, test } from "vitest";
import {
  counted,
  formatDifference,
  formatPart,
  formatSize,
  formatTime,
  verbOf,
} from "../../../../src/playground/graph/words";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [223.60000000000002, "224 bytes"],
  [1023, "1023 bytes"],
  [1404, "1.37 KiB"],
  [5 * 1024 ** 2, "5 MiB"],
  [3 * 1024 ** 4, "3070 GiB"],
])("%f bytes are %s", (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});

test("a difference has a sign", () => {
  expect([2048, -2048, 0].map(formatDifference)).toEqual(["+2 KiB", "\u22122 KiB", "+0 bytes"]);
});

test("an existing share is never shown as zero", () => {
  expect([0, 0.001, 0.125, 1].map(formatPart)).toEqual(["0%", "under 1%", "13%", "100%"]);
});

test("a long time is in seconds", () => {
  expect([449, 1000, 47_479].map(formatTime)).toEqual(["449 ms", "1 s", "47.5 s"]);
});

test("nouns agree with their numbers", () => {
  expect([counted(1, "module"), counted(20_000, "module"), counted(2, "entry", "entries")]).toEqual([
    "1 module",
    "20,000 modules",
    "2 entries",
  ]);
});

test.each([
  ["harmony import specifier", "imported"],
  ["harmony export imported specifier", "re-exported"],
  ["cjs full require", "required"],
  ["import()", "loaded with import()"],
  ["wasm import", "used (wasm import)"],
  ["", "used"],
])("the dependency %j is %s", (type, verb) => {
  expect(verbOf(type)).toBe(verb);
});
