import { readFile } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** Slow 4G, as page audits have it: milliseconds there and back, and what the line carries, 1.6 Mbit/s. */
const ROUND_TRIP = 150;
const BYTES_PER_MILLISECOND = 204.8;
const STEP = 5;

/** A host of a built site with brotli, at the end of a line that all answers share. */
export interface SlowHost {
  server: Server;
  /** The line is a fast one before that. */
  slowDown(isSlow: boolean): void;
}

/** Serves a folder on a free port. Slow is the host and not the browser, which would leave out what workers load. */
export async function serveSlowly(directory: string): Promise<SlowHost> {
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const files = new Map<string, Promise<Buffer | null>>();
  const line = createLine();
  let isSlow = false;
  const server = createServer(async (request, response) => {
    const name = (request.url ?? "/").split("?")[0]?.replace(/\/$/, "/index.html") ?? "";
    const file = path.join(directory, path.normalize(name));
    const body = files.get(file) ?? compressed(file);
    files.set(file, body);
    const [bytes] = await Promise.all([body, wait(isSlow ? ROUND_TRIP : 0)]);
    const type = types[path.extname(name)] ?? "application/octet-stream";
    response.writeHead(bytes ? 200 : 404, { "content-type": type, "content-encoding": bytes ? "br" : "identity" });
    if (isSlow && bytes) line.send(response, bytes);
    else response.end(bytes);
  });
  server.on("close", line.close);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    server,
    slowDown(slow) {
      isSlow = slow;
    },
  };
}

function compressed(file: string): Promise<Buffer | null> {
  return readFile(file).then(brotliCompressSync, () => null);
}

/** Sends a part of every answer in each step, as much as the line has carried since the last. */
function createLine() {
  const sending = new Map<ServerResponse, Buffer>();
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const share = Math.floor(((now - last) * BYTES_PER_MILLISECOND) / Math.max(sending.size, 1));
    last = now;
    for (const [response, bytes] of sending) {
      response.write(bytes.subarray(0, share));
      sending.set(response, bytes.subarray(share));
      if (bytes.length > share) continue;
      sending.delete(response);
      response.end();
    }
  }, STEP);
  return {
    send: (response: ServerResponse, bytes: Buffer) => void sending.set(response, bytes),
    close: () => clearInterval(timer),
  };
}
