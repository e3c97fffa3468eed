import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { decode, withoutBase } from "../../src/utilities/urls";

/** A folder that is served on this machine. */
export interface ServedFolder {
  /** `http://127.0.0.1:4321` */
  origin: string;
  /** Stops the server, even if clients are connected. */
  close(): Promise<void>;
}

/**
 * Serves a built site like a static host: folders without a slash are redirected, and unknown paths get `404.html`.
 *
 * @param port The port to listen on; 0 selects a free one.
 */
export async function serve(directory: string, basePath: string, port: number): Promise<ServedFolder> {
  const files = sirv(directory, { dev: true, etag: true });
  const server = createServer((request, response) => {
    // While a build replaces the output, a file can disappear before it's opened. Then only the request should fail,
    // not the server.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    const [pathname = "/", query] = (request.url ?? "/").split("?");
    // Two slashes, or a slash and a backslash, would redirect to another host.
    const file = /^\/[/\\]/.test(pathname) ? undefined : withoutBase(basePath, pathname);
    if (file !== undefined && !file.endsWith("/") && holdsPage(path.join(directory, decode(file)))) {
      response.writeHead(301, { location: `${pathname}/${query ? `?${query}` : ""}` }).end();
      return;
    }
    const notFound = () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      createReadStream(path.join(directory, "404.html")).pipe(response);
    };
    if (file === undefined) return notFound();
    request.url = withoutBase(basePath, request.url ?? "/");
    files(request, response, notFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Any user can listen on ports from this one on. */
const FREE = 1024;

/** Returns the error of a server that cannot listen on a port, with advice if the port is taken or not permitted. */
export function toListenError(error: unknown, port: number, command: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE")
    return new Error(`Port ${port} is already in use. Choose another one: PORT=${port + 1} ${command}`);
  if (code === "EACCES")
    return new Error(`You don't have permission to use port ${port}. Choose one from ${FREE} up: PORT=3000 ${command}`);
  return error;
}

function holdsPage(folder: string): boolean {
  return existsSync(path.join(folder, "index.html"));
}
