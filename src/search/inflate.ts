/**
 * Decompresses gzip. The texts are compressed by the build, because many hosts send files of this type as they are.
 *
 * @throws {Error} When the browser has no `DecompressionStream`, or the bytes are damaged; gzip has a checksum.
 */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === "undefined") {
    throw new Error("This browser can only search titles.");
  }
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
