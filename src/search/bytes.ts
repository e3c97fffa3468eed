/** The message of the error that is thrown for a truncated file. */
export const TOO_SHORT = "The search index is cut off: it wasn't loaded completely.";

/** Joins blocks of bytes, each after its length. */
export function joinBlocks(blocks: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(blocks.flatMap((block) => [...lengthBytes(block.length), ...block]));
}

/** Returns an integer from 0 up, seven bits to a byte, the lowest bits first. */
function lengthBytes(length: number): number[] {
  const bytes: number[] = [];
  let rest = length;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

/**
 * Creates a function that returns the next block of those that `joinBlocks` has joined.
 *
 * @throws {Error} When the bytes end early.
 */
export function createBlockReader(bytes: Uint8Array): () => Uint8Array {
  let offset = 0;
  return () => {
    let length = 0;
    for (let [shift, byte] = [0, 128]; byte > 127; shift += 7) {
      byte = bytes[offset++] ?? 0;
      length += (byte & 127) * 2 ** shift;
    }
    if (offset + length > bytes.length) throw new Error(TOO_SHORT);
    offset += length;
    return bytes.subarray(offset - length, offset);
  };
}
