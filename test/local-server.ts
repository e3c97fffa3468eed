import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A server on this machine that replaces an external one. */
export interface LocalServer {
  /** `http://127.0.0.1:4321` */
  origin: string;
  /** Stops it, even if clients are connected. */
  close(): Promise<void>;
}

/** @param port The port, to reuse an address; a free one by default. */
export async function startLocalServer(answer: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with JSON. Returns true, because there is a response. */
export function answerJson(response: ServerResponse, status: number, body: unknown, headers = {}): true {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  return true;
}
