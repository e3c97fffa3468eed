import childProcess, { type ChildProcess } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { EventEmitter } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import http2 from "node:http2";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import tls from "node:tls";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, vi } from "vitest";
import { freePort } from "../../../../../scripts/lib/free-port";
import { type Files, run } from "../../../lib/project";
import { exported } from "../exported";
import { get, type Served, serve, served, until } from "./served";

/** A minimal application of connect, because that package is not installed here. */
const connect: Files = {
  "node_modules/connect/package.json": '{ "name": "connect", "type": "module", "main": "index.js" }',
  "node_modules/connect/index.js": `
    export default function connect() {
      const all = [];
      const app = (req, res) => {
        const go = (at) => {
          if (at === all.length) return res.writeHead(404).end("From connect");
          const { path, middleware } = all[at];
          if (path && !req.url.startsWith(path)) return go(at + 1);
          middleware(req, res, (error) => (error ? res.writeHead(500).end() : go(at + 1)));
        };
        go(0);
      };
      app.use = (...given) => all.push({ middleware: given.pop(), path: given[0] });
      return app;
    }`,
};

export async function usesApplication(code: string): Promise<void> {
  const own = await served(code, { files: connect });
  expect((await own.get("/main.js")).status).toBe(200);
  expect((await own.get("/missing")).text).toBe("From connect");
  const without = await served(code, { files: connect, devServer: { app: undefined } });
  expect((await without.get("/missing")).text).toContain("Cannot GET /missing");
}

export async function speaksHttp2(code: string): Promise<void> {
  const { origin } = await served(code, { files: connect });
  const session = http2.connect(origin.replace("http:", "https:"), { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const status = await new Promise((resolve, reject) => {
    session.on("error", reject);
    const request = session.request({ ":path": "/main.js" });
    request.on("error", reject).on("response", (headers) => resolve(headers[":status"]));
  });
  expect(status).toBe(200);
}

export async function isSecure(code: string): Promise<void> {
  const { origin } = await served(code);
  expect((await get(`${origin.replace("http:", "https:")}/main.js`)).status).toBe(200);
  await expect(get(`${origin}/main.js`)).rejects.toThrow();
}

export async function hasOwnCertificate(code: string): Promise<void> {
  // Any certificate will do: that which another server makes for itself.
  const { folder } = await served('export default { mode: "development", devServer: { server: "https" } };');
  const pem = await readFile(path.join(folder, "node_modules/.cache/webpack-dev-server/server.pem"), "utf8");
  const certs = { "certs/localhost-key.pem": pem, "certs/localhost.pem": pem };
  const { origin } = await served(code, { files: certs });
  const { hostname: host, port } = new URL(origin);
  const socket = tls.connect({ host, port: Number(port), rejectUnauthorized: false });
  onTestFinished(() => void socket.destroy());
  await new Promise((resolve) => socket.once("secureConnect", resolve));
  expect(socket.getPeerCertificate().fingerprint256).toBe(new X509Certificate(pem).fingerprint256);
}

export async function keepsAlive(code: string): Promise<void> {
  const timeout = async ({ origin }: Served) =>
    (await get(`${origin}/main.js`, { agent: new http.Agent({ keepAlive: true }) })).headers["keep-alive"];
  expect(await timeout(await served(code))).toBe("timeout=60");
  expect(await timeout(await served(code, { devServer: { server: undefined } }))).toBe("timeout=5");
}

export async function listensLocally(code: string): Promise<void> {
  const { server } = await served(code);
  expect(server.server?.address()).toMatchObject({ address: expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/) });
}

export async function listensOnSocket(code: string): Promise<void> {
  // The path of a socket must be short.
  const folder = await mkdtemp(path.join(os.tmpdir(), "acme-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, "src"));
  await writeFile(path.join(folder, "src/index.js"), "");
  await writeFile(path.join(folder, "webpack.config.mjs"), code);
  const { href } = pathToFileURL(path.join(folder, "webpack.config.mjs"));
  const { default: configuration } = await import(/* @vite-ignore */ href);
  await serve(folder, configuration);
  const answer = await get("http://localhost/main.js", { socketPath: path.join(folder, "acme.sock") });
  expect(answer.status).toBe(200);
}

export async function tellsPort(code: string): Promise<void> {
  const log = vi.spyOn(console, "log").mockReturnValue();
  const { origin } = await served(code);
  const { port } = new URL(origin);
  await until(() => expect(log).toHaveBeenCalledWith(`Backend: set ASSETS=http://localhost:${port}/`));
}

/** Returns what a server starts instead of a browser. Each is the program with its arguments in one line. */
function startedPrograms(): string[] {
  const started: string[] = [];
  vi.spyOn(childProcess, "spawn").mockImplementation(((program: string, words: string[]) => {
    started.push([program, ...words].join(" "));
    return Object.assign(new EventEmitter(), { unref: () => {} }) as unknown as ChildProcess;
  }) as unknown as typeof childProcess.spawn);
  return started;
}

export async function opensRoot(code: string): Promise<void> {
  const started = startedPrograms();
  const port = await freePort();
  const { origin } = await served(code.replace("3000", String(port)));
  expect(new URL(origin).port).toBe(String(port));
  await until(() => expect(started).toEqual([expect.stringContaining(`http://127.0.0.1:${port}/`)]));
}

export async function opensPages(code: string): Promise<void> {
  const started = startedPrograms();
  const { origin } = await served(code);
  await until(() => expect(started).toHaveLength(2));
  for (const address of ["/", "/admin"])
    expect(started.join("\n")).toMatch(new RegExp(`google-chrome.*--incognito ${origin}${address}$`, "m"));
}

export async function hasPort(code: string): Promise<void> {
  const port = await freePort();
  const { get } = await served(code.replace("3000", String(port)));
  expect((await get("/main.js")).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/main.js`)).status).toBe(200);
}

/** Starts a backend that answers with the request that it gets, and returns its address. */
async function backend(): Promise<string> {
  const other = http.createServer(({ url, headers }, response) => response.end(`${headers.host} ${url}`));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  return `127.0.0.1:${(other.address() as AddressInfo).port}`;
}

export async function forwards(code: string): Promise<void> {
  const host = await backend();
  const { get } = await served(code.replace("localhost:4000", host));
  expect((await get("/api/users")).text).toMatch(/ \/api\/users$/);
  expect((await get("/login")).text).toMatch(/ \/login$/);
  expect((await get("/apix")).text).toMatch(/ \/apix$/);
  expect((await get("/other")).status).toBe(404);
}

export async function forwardsSome(code: string): Promise<void> {
  const host = await backend();
  const files = { "public/index.html": "<p>index</p>" };
  const { get } = await served(code.replace("localhost:4000", host), { files });
  expect((await get("/account/me")).text).toBe(`${host} /v2/account/me`);
  expect((await get("/account/me", { accept: "text/html" })).text).toBe("<p>index</p>");
}

export async function leavesSignals(code: string): Promise<void> {
  const script = `
    import webpack from "webpack";
    import WebpackDevServer from "webpack-dev-server";
    import configuration from "./webpack.config.js";

    const { devServer, ...rest } = configuration;
    const server = new WebpackDevServer({ ...devServer, host: "127.0.0.1", port: 0 }, webpack({ ...rest, stats: "none" }));
    await server.start();
    process.on("SIGTERM", () => process.exit(3));
    process.kill(process.pid, "SIGTERM");`;
  const own = { "serve.mjs": script, "webpack.config.js": code };
  const left = await run("node serve.mjs", own);
  expect(left).toMatch(/exit status 3$/);
  expect(left).not.toContain("Gracefully shutting down");
  const usual = { ...own, "webpack.config.js": code.replace("setupExitSignals: false,", "") };
  expect(await run("node serve.mjs", usual)).toContain("Gracefully shutting down");
}

export async function announces(code: string): Promise<void> {
  const { Bonjour } = await import("bonjour-service");
  const publish = vi.spyOn(Bonjour.prototype, "publish").mockReturnValue(undefined as never);
  const { printed } = await served(code);
  expect(publish).toHaveBeenCalledWith(
    expect.objectContaining({ name: "Acme shop on my laptop", type: "http", subtypes: ["webpack"] }),
  );
  expect(printed()).toContain('Broadcasting "http" with subtype of "webpack" via ZeroConf DNS (Bonjour)');
}

export async function answersItself(code: string): Promise<void> {
  const { get } = await served(code);
  const { text, headers } = await get("/api/cart");
  expect(JSON.parse(text)).toEqual({ items: 3 });
  expect(headers["content-type"]).toBe("application/json");
  const without = await served(code, { devServer: { setupMiddlewares: undefined } });
  expect((await without.get("/api/cart")).status).toBe(404);
}

export async function hasPage(code: string): Promise<void> {
  const { get } = await served(code);
  const { text } = await get("/");
  const [, script = ""] = /<script[^>]* src="?([\w.-]+\.\w{20}\.js)/.exec(text) ?? [];
  expect((await get(`/${script}`)).text).toContain("webpack-dev-server");
  const { folder, configuration } = await exported(code);
  const without = await serve(folder, { ...configuration, output: { html: true } });
  await until(() => expect(without.printed()).toContain("Conflict: Multiple chunks emit assets"));
}
