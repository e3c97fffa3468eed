import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";

/** Slow 4G, as page audits have it: milliseconds there and back, and what the line carries, 1.6 Mbit/s. */
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

/** What was sent to its end. */
export interface Answer {
  /** Without query. */
  path: string;
  /** Brotli, level 11; 0 when there is no such file. */
  bytes: number;
}

/** A host of a built site with brotli, at the end of a line that all answers share. */
export interface Host {
  origin: string;
  /** The line is a fast one before that. */
  slowDown(isSlow: boolean): void;
  /** Brotli bytes of a path; 0 when there is no such file. */
  sizeOf(path: string): Promise<number>;
  /** What was sent since the last call. */
  takeSent(): Answer[];
  close(): void;
}

/** Serves a folder on a free port. Slow is the host and not the browser, which would leave out what workers load. */
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

/** A page may be a folder's index or a file of its own. */
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
