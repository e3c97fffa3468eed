import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** Slow 4G as page audits define it: the round trip in milliseconds, and a bandwidth of 1.6 Mbit/s. */
const ROUND_TRIP = 150;
const BYTES_PER_MILLISECOND = 204.8;
const STEP = 5;

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".wasm": "application/wasm",
};

/** A completely sent response. */
export interface Answer {
  /** The path without the query. */
  path: string;
  /** The size with brotli, level 11; 0 if the file does not exist. */
  bytes: number;
}

/** A host that serves a built site with brotli, as if over a single connection that all responses share. */
export interface Host {
  origin: string;
  /** Turns the slow connection on or off; it is off at first. */
  slowDown(isSlow: boolean): void;
  /** Returns the brotli size of a path in bytes; 0 if the file does not exist. */
  sizeOf(path: string): Promise<number>;
  /** Returns the responses since the last call. */
  takeSent(): Answer[];
  close(): void;
}

/**
 * Serves a folder on a free port. The host limits the speed, because a limit in the browser would not apply to workers.
 */
export async function startHost(directory: string): Promise<Host> {
  const files = new Map<string, Promise<Buffer | null>>();
  const line = createLine();
  let isSlow = false;
  let sent: Answer[] = [];
  const load = (pathname: string): Promise<Buffer | null> => {
    const body = files.get(pathname) ?? compressed(directory, pathname);
    files.set(pathname, body);
    return body;
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const [bytes] = await Promise.all([load(pathname), wait(isSlow ? ROUND_TRIP : 0)]);
    response.on("finish", () => sent.push({ path: pathname, bytes: bytes?.length ?? 0 }));
    const isPage = path.extname(pathname) === "";
    const type = TYPES[isPage ? ".html" : path.extname(pathname)] ?? "application/octet-stream";
    response.writeHead(bytes ? 200 : 404, { "content-type": type, "content-encoding": bytes ? "br" : "identity" });
    if (isSlow && bytes) line.send(response, bytes);
    else response.end(bytes);
  });
  server.on("close", line.close);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    slowDown(slow) {
      isSlow = slow;
    },
    sizeOf: async (pathname) => (await load(pathname))?.length ?? 0,
    takeSent() {
      const taken = sent;
      sent = [];
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the compressed file of a path. A page can be a folder's index or a separate file. */
async function compressed(directory: string, pathname: string): Promise<Buffer | null> {
  const name = path.normalize(decodeURI(pathname));
  const bare = name.replace(/\/$/, "");
  const candidates = path.extname(name) === "" ? [`${bare}/index.html`, `${bare}.html`] : [name];
  for (const candidate of candidates) {
    const bytes = await readFile(path.join(directory, candidate)).catch(() => null);
    if (bytes) return brotliCompressSync(bytes);
  }
  return null;
}

/** Emulates a connection. In each step, it sends part of every response, as much as the bandwidth allows. */
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
