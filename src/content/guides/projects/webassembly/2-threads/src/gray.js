import { photoIn } from "./photo.js";

const pages = { initial: 6, maximum: 16, shared: true };
const memory = new WebAssembly.Memory(pages);
const workers = [0, 1].map(
  () => new Worker(new URL("./worker.js", import.meta.url)),
);

/** Turns the pixels gray, half of them in each thread. */
export async function makeGray(bytes) {
  const { photo } = await photoIn(memory);
  const inside = new Uint8Array(memory.buffer, photo(), bytes.length);
  const half = bytes.length / 4 / workers.length;

  inside.set(bytes);
  await Promise.all(
    workers.map((worker, index) => {
      const from = index * half;
      worker.postMessage({ memory, from, to: from + half });
      return new Promise((done) => {
        worker.addEventListener("message", done, { once: true });
      });
    }),
  );
  bytes.set(inside);
}
