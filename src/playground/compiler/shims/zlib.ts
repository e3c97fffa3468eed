type Callback = (error: Error | null, result?: Buffer) => void;

/** Sends data through a stream of the browser, and calls back as functions of Node.js do. */
function through(
  stream: CompressionStream | DecompressionStream,
  data: string | Uint8Array<ArrayBuffer>,
  end: Callback,
) {
  const result = new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
  result.then((bytes) => end(null, Buffer.from(bytes)), end);
}

/** What babel-loader needs to keep results for later builds. */
const zlib = {
  gzip: (data: string | Uint8Array<ArrayBuffer>, end: Callback) => through(new CompressionStream("gzip"), data, end),
  gunzip: (data: Uint8Array<ArrayBuffer>, end: Callback) => through(new DecompressionStream("gzip"), data, end),
};

export { zlib as default };
