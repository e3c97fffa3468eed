import { createServer, request, type Server } from "node:http";
import { connect } from "node:net";
import os from "node:os";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { useGuide } from "./guide";

const guide = useGuide("development-vagrant");
const READY = "compiled successfully";
/** The page reloads after a change, and says so. */
const RELOADS = { expected: [/^warning: \[HMR\]/] };
let proxies: Server[] = [];

afterEach(() => {
  for (const proxy of proxies) {
    proxy.closeAllConnections();
    proxy.close();
  }
  proxies = [];
});

async function replace(file: string, from: string, to: string): Promise<void> {
  const text = await guide.read(file);
  expect(text).toContain(from);
  await guide.write(file, text.replace(from, to));
}

/** Returns the dev server of a step, on a port that is free. */
async function serve(flags = ""): Promise<number> {
  const port = await guide.freePort();
  await guide.start(`npx webpack serve --port ${port} ${flags}`, READY);
  return port;
}

/** Returns what a server answers when it is asked under a name. */
function ask(port: number, host: string, address = "127.0.0.1"): Promise<{ status?: number; body: string }> {
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

/** Returns a port that leads to another one, WebSockets included, as Docker's mapping and nginx do. */
async function forward(to: number): Promise<number> {
  const proxy = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    incoming.pipe(
      request({ host: "127.0.0.1", port: to, method, path, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }),
    );
  });
  proxy.on("upgrade", ({ method, url, rawHeaders }, socket, head) => {
    const pairs = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]));
    const server = connect(to, "127.0.0.1", () => {
      server.write(`${method} ${url} HTTP/1.1\r\n${pairs.join("\r\n")}\r\n\r\n`);
      server.write(head);
      socket.pipe(server).pipe(socket);
    });
    for (const one of [socket, server]) one.on("error", () => socket.destroy());
  });
  const port = await guide.freePort();
  await new Promise<void>((resolve) => proxy.listen(port, "127.0.0.1", resolve));
  proxies.push(proxy);
  return port;
}

/** Returns the port that the page's client connects to. */
async function socketPort(page: Page): Promise<string> {
  const socket = page.waitForEvent("websocket");
  await page.reload();
  return new URL((await socket).url()).port;
}

test("1-machine: reachable from outside of the machine", async () => {
  await guide.goTo("1-machine");
  const outside = Object.values(os.networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address;
  const open = await serve();
  const closed = await serve("--host 127.0.0.1");
  for (const port of [open, closed]) expect((await ask(port, "localhost")).status).toBe(200);
  if (!outside) return; // a machine without network
  expect((await ask(open, outside, outside)).status).toBe(200);
  await expect(ask(closed, outside, outside)).rejects.toThrow("ECONNREFUSED");
});

test("2-polling: a change arrives", async () => {
  await guide.goTo("2-polling");
  const port = await serve();
  const page = await guide.open(`http://localhost:${port}/`, RELOADS);
  await page.getByText("Hello from the machine").waitFor();
  await replace("src/index.js", "Hello", "Greetings");
  await page.getByText("Greetings from the machine").waitFor();
});

test("3-proxy: the name is allowed, others are not, and the page finds its way back", async () => {
  await guide.goTo("3-proxy");
  const port = await serve();
  const through = await forward(port);
  expect((await ask(through, "demo.test")).status).toBe(200);
  expect(await ask(through, "other.test")).toEqual({ status: 403, body: "Invalid Host header" });
  const page = await guide.open(`http://localhost:${through}/`, RELOADS);
  expect(await socketPort(page)).toBe(String(through));
  await replace("src/index.js", "Hello", "Greetings");
  await page.getByText("Greetings from the machine").waitFor();
});

test("4-docker: without webSocketURL the client asks for a port that does not lead out", async () => {
  await guide.goTo("4-docker");
  const config = await guide.read("webpack.config.js");
  await replace("webpack.config.js", '    client: { webSocketURL: "auto://0.0.0.0:0/ws" },\n', "");
  const wrong = await serve();
  const page = await guide.open(`http://localhost:${await forward(wrong)}/`);
  await page.getByText("Hello from the container").waitFor();
  expect(await socketPort(page)).toBe(String(wrong));
  // No other file: the first server goes on, and would tell its page of what is missing for a moment.
  await guide.write("webpack.config.js", config);
  const right = await serve();
  const through = await forward(right);
  expect(await socketPort(await guide.open(`http://localhost:${through}/`))).toBe(String(through));
});
