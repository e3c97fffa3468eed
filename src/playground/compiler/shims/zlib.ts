type Data = string | Uint8Array<ArrayBuffer>;
type Callback = (error: Error | null, result?: Buffer) => void;

/** Makes a function that sends data through a stream of the browser, and calls back as one of Node.js does. */
function through(Stream: typeof CompressionStream | typeof DecompressionStream, format: CompressionFormat) {
  return (data: Data, ...[end, endAfterOptions]: [Callback] | [options: unknown, Callback]) => {
    const result = new Response(new Blob([data]).stream().pipeThrough(new Stream(format))).arrayBuffer();
    const callback = endAfterOptions ?? (end as Callback);
    result.then((bytes) => callback(null, Buffer.from(bytes)), callback);
  };
}

/** What babel-loader needs to keep results for later builds, and compression-webpack-plugin. A browser knows one level only. */
const zlib = {
  gzip: through(CompressionStream, "gzip"),
  gunzip: through(DecompressionStream, "gzip"),
  deflate: through(CompressionStream, "deflate"),
  deflateRaw: through(CompressionStream, "deflate-raw"),
  constants: {},
};

export { zlib as default };
