/** Reads a stream to its end; null as soon as it exceeds `most` bytes, so that a stream can't fill the memory. */
export async function readAtMost(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = stream.getReader();
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
}
