type Data = string | Uint8Array<ArrayBuffer>;
type Callback = (error: Error | null, result?: Buffer) => void;

/**
 * Returns a function that sends data through a stream of the browser, and calls back like its counterpart in Node.js.
 */
function through(Stream: typeof CompressionStream | typeof DecompressionStream, format: CompressionFormat) {
  return (data: Data, ...[end, endAfterOptions]: [Callback] | [options: unknown, Callback]) => {
    const result = new Response(new Blob([data]).stream().pipeThrough(new Stream(format))).arrayBuffer();
    const callback = endAfterOptions ?? (end as Callback);
    result.then((bytes) => callback(null, Buffer.from(bytes)), callback);
  };
}

/**
 * The functions that babel-loader needs to cache results, and that compression-webpack-plugin needs. Browsers support
 * only one compression level.
 */
const zlib = {
  gzip: through(CompressionStream, "gzip"),
  gunzip: through(DecompressionStream, "gzip"),
  deflate: through(CompressionStream, "deflate"),
  deflateRaw: through(CompressionStream, "deflate-raw"),
  constants: {},
};

export { zlib as default };
