import { expect, test } from "vitest";
import { readNumbers, writeNumbers } from "../../../src/search/numbers";

test("numbers are read as they were written", () => {
  const numbers = [0, 1, 44, 45, 46, 2024, 2025, 91_124, 91_125, 0, 2 ** 31];
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
  expect(readNumbers(writeNumbers([]))).toEqual([]);
});

test("small numbers are one printable character each", () => {
  const text = writeNumbers(Array.from({ length: 45 }, (_, number) => number));
  expect(text).toMatch(/^[!-~]{45}$/);
  expect(text).not.toMatch(/["\\]/);
});
