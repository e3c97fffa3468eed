import { expect, test } from "vitest";
import { median, quantile } from "./statistics";

test("the median is the middle value by size, not by place", () => {
  expect(median([30, 100, 2])).toBe(30);
});

test("five of a hundred values are at or above the 95 % quantile", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(values, 0.95)).toBe(96);
  expect(quantile(values, 1)).toBe(100);
});

test("without values the result is 0, and values keep their order", () => {
  expect(median([])).toBe(0);
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
