import { expect, test } from "vitest";
import { createModels, magnitude, RangeReader, RangeWriter } from "../../../src/search/range-coder";

/** Numbers that look random but are the same in every run. */
function numbers(count: number, below: number): number[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  });
}

function write(values: number[]): Uint8Array {
  const [writer, models] = [new RangeWriter(), createModels()];
  for (const [at, value] of values.entries()) writer.number(models(at % 3), value);
  return writer.result();
}

function read(bytes: Uint8Array, count: number): number[] {
  const [reader, models] = [new RangeReader(bytes), createModels()];
  return Array.from({ length: count }, (_, at) => reader.number(models(at % 3)));
}

test.each([
  ["nothing", []],
  ["one", [0]],
  ["small ones", numbers(5000, 4)],
  ["large ones", numbers(5000, 2 ** 24)],
  ["the largest", [2 ** 31 - 2, 0, 2 ** 31 - 2]],
  [
    "the same again and again, which carries",
    [...Array<number>(4000).fill(3), ...numbers(4000, 2), ...Array<number>(4000).fill(0)],
  ],
])("numbers are read as they were written: %s", (_, values) => {
  expect(read(write(values), values.length)).toEqual(values);
});

test("what is probable takes less than a bit, and what is random hardly more than it has", () => {
  expect(write(Array<number>(8000).fill(7)).length).toBeLessThan(1000);
  expect(write(numbers(8000, 256)).length).toBeLessThan(8000 * 1.03);
});

test("bytes that were cut off are said to be", () => {
  const values = numbers(1000, 1000);
  expect(() => read(write(values).slice(0, -9), values.length)).toThrow("wasn't loaded completely");
  expect(() => read(new Uint8Array(3), 0)).toThrow("wasn't loaded completely");
});

test("the magnitude is the position of the highest bit", () => {
  expect([1, 2, 3, 4, 1023, 1024, 2 ** 31 - 1].map(magnitude)).toEqual([0, 1, 1, 2, 9, 10, 30]);
});
