import { grayscale, memory, photo } from "./photo.wasm";

/** Makes the pixels gray, with four bytes for each. */
export async function makeGray(bytes) {
  const inside = new Uint8Array(memory.buffer, photo(), bytes.length);

  inside.set(bytes);
  grayscale(0, bytes.length / 4);
  bytes.set(inside);
}
