import { grayscale, memory, photo } from "./photo.wasm";

/** Turns the pixels gray. Each pixel has four bytes. */
export async function makeGray(bytes) {
  const inside = new Uint8Array(memory.buffer, photo(), bytes.length);

  inside.set(bytes);
  grayscale(0, bytes.length / 4);
  bytes.set(inside);
}
