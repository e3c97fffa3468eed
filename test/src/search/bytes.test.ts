import { expect, test } from "vitest";
import { createBlockReader, joinBlocks } from "../../../src/search/bytes";

test("what was written is read again", () => {
  const blocks = [0, 1, 127, 128, 16_383, 16_384, 100_000].map((length) => new Uint8Array(length).fill(length % 251));
  const nextBlock = createBlockReader(joinBlocks(blocks));
  expect(blocks.map(() => nextBlock())).toEqual(blocks);
  expect(nextBlock).toThrow("wasn't loaded completely");
});

test.each([[[]], [[200]], [[5, 1, 2]]])("the bytes %j, which were cut off, are said to be", (bytes) => {
  expect(createBlockReader(Uint8Array.from(bytes))).toThrow("wasn't loaded completely");
});
