import http from "node:http";
import { type AddressInfo, createServer, type Server } from "node:net";
import os from "node:os";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import webpack, { type Configuration } from "webpack";
import WebpackDevServer, { type Configuration as Options } from "webpack-dev-server";
import { freePort } from "../../../../scripts/lib/free-port";
import { outputsOf } from "../../lib/page-outputs";
import { fencesOf, textOf } from "../../lib/page-text";
import { type Files, project, run } from "../../lib/project";

const page = await outputsOf("configuration/dev-server.mdx");
const fences = await fencesOf("configuration/dev-server.mdx");

/** Returns the configuration of the page that contains the words. */
const sample = (words: string) => fences.find(({ lang, code }) => lang === "js" && code.includes(words))?.code ?? "";

/** Returns what the command prints that starts a server, of servers that do not start. */
const command = (devServer: string, flags = "") =>
  run(`npx webpack serve --port 0 ${flags}`, {
    "webpack.config.js": `export default { mode: "development", devServer: ${devServer} };`,
  });

/**
 * Serves a project on a free port in this process.
 *
 * @param ask gets the address and the messages of the server, and says what is returned after these.
 */
async function serve(
  devServer: Options,
  ask: (origin: string, log: string[]) => Promise<string>,
  { files, ...configuration }: Configuration & { files?: Files } = {},
): Promise<string> {
  const context = await project(files);
  const log: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const infrastructureLogging = { stream };
  const compiler = webpack({ mode: "development", stats: "none", context, ...configuration, infrastructureLogging });
  const server = new WebpackDevServer({ port: 0, static: false, setupExitSignals: false, ...devServer }, compiler);
  await server.start();
  try {
    const { port } = (server.server as Server).address() as AddressInfo;
    const answer = await ask(`http://localhost:${port}`, log);
    return stripVTControlCharacters([...log, answer].join("\n"));
  } finally {
    await server.stop();
  }
}

/** Returns the answer to a request, with headers that `fetch` does not send. */
function get(address: string, headers: http.OutgoingHttpHeaders = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.get(address, { headers }, (response) => {
      let text = "";
      response
        .setEncoding("utf8")
        .on("data", (part) => (text += part))
        .on("end", () => resolve(text));
    });
    request.on("error", reject);
  });
}

page.shows("unknown property 'contentBase'", () => command('{ contentBase: "public" }'));

page.shows("No dev server configurations to run", () => command("{}", "--no-dev-server"));

page.shows("Unique ports must be specified", async () => {
  const devServer = `{ devServer: { port: ${await freePort()} } }`;
  return run("npx webpack serve", { "webpack.config.js": `export default [${devServer}, ${devServer}];` });
});

page.shows("Invalid Host header", () => serve({}, (origin) => get(origin, { host: "acme.test" })));

page.shows("client.webSocketTransport must be a string", () => command('{ client: { webSocketTransport: "socket" } }'));

page.shows("Cannot GET /orders/42", () => serve({}, (origin) => get(`${origin}/orders/42`)));

page.shows('"hot: true" automatically applies HMR plugin', () =>
  serve({}, async () => "", { plugins: [new webpack.HotModuleReplacementPlugin()] }),
);

page.shows("Error: spawn google-chrome ENOENT", () =>
  run("npx webpack serve --port 0", {
    // Nothing is found on an empty path, whatever is installed. The name is that on Linux.
    "webpack.config.js": `
      process.env.PATH = "";
      Object.defineProperty(process, "platform", { value: "linux" });
      ${sample("google-chrome")}`,
  }),
);

page.shows("is already used", async () => {
  const printed = await run("npx webpack serve --mode development --ipc acme.sock", {
    // The folder of a project may be too long for the path of a socket, so it is relative.
    "webpack.config.js": `
      import net from "node:net";

      await new Promise((resolve) => net.createServer().listen("acme.sock", resolve).unref());
      export default {};`,
  });
  return printed.replace('"acme.sock"', '"/home/me/acme-shop/acme.sock"');
});

test("version 5.2 looks up local-ipv6 with its brackets", async () => {
  const family = "IPv6" as const;
  const address = { family, internal: false, address: "fd00::2", netmask: "", mac: "", cidr: null, scopeid: 0 };
  vi.spyOn(os, "networkInterfaces").mockReturnValue({ eth0: [address] });
  onTestFinished(() => void vi.restoreAllMocks());
  const host = await WebpackDevServer.getHostname("local-ipv6");
  expect(await textOf("configuration/dev-server.mdx")).toContain(`ENOTFOUND ${host}`);
});

page.shows("address already in use", async () => {
  const other = createServer().listen(0);
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const printed = await run(`npx webpack serve --mode development --port ${port}`);
  // The second is what it is called without IPv6.
  return printed.replaceAll(String(port), "3000").replace("0.0.0.0:3000", ":::3000");
});

page.shows("[HPM] Error occurred while proxying", async () => {
  const port = await freePort();
  const proxy = [{ context: ["/api", "/login"], target: `http://localhost:${port}` }];
  const printed = await serve({ proxy }, (origin) => get(`${origin}/api`, { host: "localhost:8080" }));
  return printed.replaceAll(String(port), "4000");
});

page.shows("options.proxy should be an array", () =>
  serve({ proxy: { "/api": "http://localhost:4000" } } as object, async () => "").catch(String),
);

page.shows("PEM routines", () =>
  run("npx webpack serve --port 0", { "webpack.config.js": sample("localhost-key.pem") }),
);

page.shows("host-header-check", async () => {
  let names: (string | undefined)[] = [];
  await serve(
    {
      static: true,
      setupMiddlewares: (middlewares) => {
        names = middlewares.map((middleware) => ("name" in middleware ? middleware.name : undefined));
        return middlewares;
      },
    },
    async () => "",
  );
  return names.join("\n");
});

page.shows("webSocketServer (webSocketServer.type) must be", () => command('{ webSocketServer: "./socket.js" }'));

page.shows("Conflict: Multiple chunks emit assets", () =>
  serve(
    {},
    (_, log) => vi.waitFor(() => (log.join("").includes("Conflict") ? "" : Promise.reject(log)), { timeout: 20_000 }),
    { output: { html: true } },
  ),
);

page.restIs({
  "Cannot find module 'spdy'": "version 6 of the server is not installed here",
  "Disconnected!": "printed by the console of a browser",
  "Refused to execute script": "printed by the console of a browser",
});

test.each<[words: string, devServer: object]>([
  ["TypeError: middlewares is not iterable", { setupMiddlewares: () => undefined }],
  ["TypeError: this.app.use is not a function", { app: async () => () => {} }],
  ["options.port should be >= 0 and < 65536. Received type number (NaN)", { port: "none" }],
  ["Using a URL as static.directory is not supported", { static: "https://cdn.example" }],
])("a message in the text: %s", async (words, devServer) => {
  expect(await textOf("configuration/dev-server.mdx")).toContain(words);
  expect(await serve(devServer, async () => "").catch(String)).toContain(words);
});
