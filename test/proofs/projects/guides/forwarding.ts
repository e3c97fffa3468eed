import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Page } from "playwright-core";
import { afterEach } from "vitest";

/** Returns what a server answers when it is asked under a name. */
export function askAs(
  port: number,
  host: string,
  address = "127.0.0.1",
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request({ port, host: address, headers: { host } }, async (response) => {
      let body = "";
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, body });
    })
      .on("error", reject)
      .end();
  });
}

/** Returns the port that the client of the dev server connects to, in a page that is loaded again. */
export async function socketPort(page: Page): Promise<string> {
  const socket = page.waitForEvent("websocket");
  await page.reload();
  return new URL((await socket).url()).port;
}

/**
 * Returns a function that opens a port which leads to another one, WebSockets included, as Docker's mapping and nginx do.
 * The port is closed after the test.
 */
export function useForwarding(): (to: number) => Promise<number> {
  let proxies: Server[] = [];
  afterEach(() => {
    for (const proxy of proxies) {
      proxy.closeAllConnections();
      proxy.close();
    }
    proxies = [];
  });
  return async (to) => {
    const proxy = proxyTo(to);
    await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    proxies.push(proxy);
    return (proxy.address() as AddressInfo).port;
  };
}

function proxyTo(to: number): Server {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    incoming.pipe(
      request({ host: "127.0.0.1", port: to, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
  return proxy.on("upgrade", ({ method, url, rawHeaders }, socket, head) => {
    const pairs = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]));
    const server = connect(to, "127.0.0.1", () => {
      server.write(`${method} ${url} HTTP/1.1\r\n${pairs.join("\r\n")}\r\n\r\n`);
      server.write(head);
      socket.pipe(server).pipe(socket);
    });
    for (const one of [socket, server]) one.on("error", () => socket.destroy());
  });
}
