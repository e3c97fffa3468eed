/** Returns the number of bytes that gzip makes of some parts, one after the other. */
export async function compressedSize(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<number> {
  const { readable, writable } = new CompressionStream("gzip");
  const writer = writable.getWriter();
  // Writing waits until something has been read, so nothing waits for it here.
  const written = Promise.all([...parts.map((part) => writer.write(part)), writer.close()]);
  const reader = readable.getReader();
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) size += chunk.value.length;
  await written;
  return size;
}
