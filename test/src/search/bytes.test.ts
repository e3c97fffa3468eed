import { expect, test } from "vitest";
import { ByteReader, ByteWriter } from "../../../src/search/bytes";

test("what was written is read again", () => {
  const writer = new ByteWriter();
  const numbers = [0, 1, 127, 128, 16_383, 16_384, 2 ** 31, 2 ** 40];
  for (const number of numbers) writer.number(number);
  writer.text("Größe\n模块");
  writer.text("x".repeat(5000));
  writer.byte(255);
  const reader = new ByteReader(writer.result());
  expect(numbers.map(() => reader.number())).toEqual(numbers);
  expect(reader.text()).toBe("Größe\n模块");
  expect(reader.text()).toHaveLength(5000);
  expect(reader.byte()).toBe(255);
  expect(reader.isAtEnd).toBe(true);
});

test.each([
  ["a number", (reader: ByteReader) => reader.number()],
  ["a text", (reader: ByteReader) => reader.text()],
])("%s that was cut off is said to be", (_, read) => {
  expect(() => read(new ByteReader(Uint8Array.of(200)))).toThrow("was not loaded completely");
  expect(() => read(new ByteReader(Uint8Array.of()))).toThrow("was not loaded completely");
});
