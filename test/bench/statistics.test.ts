import { expect, test } from "vitest";
import { median, quantile } from "./statistics";

test("the median is the middle value by size, not by place", () => {
  expect(median([30, 100, 2])).toBe(30);
});

test("of a hundred values, five are above the 95 % quantile or are it", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(values, 0.95)).toBe(96);
  expect(quantile(values, 1)).toBe(100);
});

test("no values are 0, and the values stay in their order", () => {
  expect(median([])).toBe(0);
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
