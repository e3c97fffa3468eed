import { expect, test } from "vitest";
import { readDigits, readNumbers, writeDigits, writeNumbers } from "../../../src/search/numbers";

test("numbers are read as they were written", () => {
  const numbers = [0, 1, 44, 45, 46, 2024, 2025, 91_124, 91_125, 0, 2 ** 31];
  expect(readNumbers(writeNumbers(numbers))).toEqual(numbers);
  expect(readNumbers(writeNumbers([]))).toEqual([]);
});

test("numbers whose further digits are apart are read as they were written", () => {
  const numbers = [44, 45, 0, 2024, 2025, 91_125, 3, 2 ** 31];
  const [first, further] = writeDigits(numbers);
  expect(first).toHaveLength(numbers.length);
  expect(readDigits(first, further)).toEqual(numbers);
  expect(readDigits(...writeDigits([]))).toEqual([]);
});

test("small numbers are one printable character each", () => {
  const text = writeNumbers(Array.from({ length: 45 }, (_, number) => number));
  expect(text).toMatch(/^[!-~]{45}$/);
  expect(text).not.toMatch(/["\\]/);
});
