import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Configuration } from "webpack";
import type { Configuration as Options } from "webpack-dev-server";
import { findMessages } from "../../../../src/errors/find-messages";
import { catalog } from "../../../src/errors/catalog";
import { openPage } from "../../effects/configuration/dev-server/page";
import { type Served, serve, until } from "../../effects/configuration/dev-server/served";
import { inBrowser } from "../../lib/in-browser";
import { type Files, project, run, runUntil } from "../../lib/project";
import { raises } from "../../lib/raises";

/** Serves a project for the rest of the test. */
async function start(devServer: Options, configuration: Configuration = {}, files: Files = {}): Promise<Served> {
  const folder = await project(files);
  return serve(folder, { mode: "development", ...configuration, devServer });
}

/** Returns what a server prints while it starts, or the error with which it does not start. */
async function started(devServer: Options, configuration: Configuration = {}, files: Files = {}): Promise<string> {
  try {
    return (await start(devServer, configuration, files)).printed();
  } catch (error) {
    return `[webpack-cli] ✖ ${error}`;
  }
}

/** Returns the text of an answer. */
async function answer(devServer: Options, address: string, headers: http.OutgoingHttpHeaders = {}): Promise<string> {
  return (await (await start(devServer)).get(address, headers)).text;
}

/** Waits until a server has printed some words, and returns all that it has printed. */
async function printsLater(server: Served, words: RegExp): Promise<string> {
  await until(() => {
    if (!words.test(server.printed())) throw new Error(`The server prints no ${words}:\n${server.printed()}`);
  });
  return server.printed();
}

/** Returns the port of another program that answers everything. */
async function otherProgram(): Promise<number> {
  const other = http.createServer((_, response) => response.end("Prices"));
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  return (other.address() as AddressInfo).port;
}

raises("dev-server/#port", {
  broken: async () => run(`npx webpack serve --mode development --port ${await otherProgram()}`),
  fixed: () => runUntil("npx webpack serve --mode development --port auto", {}, [["compiled"]]),
});

/** Serves at a host until the build is done, or until the server gives up. */
const servedAt = (address: string) => runUntil(`npx webpack serve --mode development ${address}`, {}, [["compiled"]]);
raises("dev-server/#address", {
  // The address is one of those that documentation may use, so no machine has it.
  broken: () => servedAt("--host 203.0.113.5"),
  fixed: () => servedAt("--port auto"),
});

test.for(["", " --port 8081"])(
  "a host without an address is dev-server/#address, with the words '%s'",
  async (port) => {
    // An empty part makes the name invalid, so that nobody is asked for it.
    const output = await servedAt(`--host shop..test${port}`);
    expect(output).toContain("getaddrinfo ENOTFOUND shop..test");
    expect(findMessages(output, catalog).map(({ entry }) => entry.id)).toEqual(["dev-server/#address"]);
  },
);

test("a server that npm does not find has nothing to do with it", () => {
  const output = `npm error code ENOTFOUND
npm error syscall getaddrinfo
npm error errno ENOTFOUND
npm error network request to https://registry.npmjs.org/webpack failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org
npm error network This is a problem related to network connectivity.
npm ERR! getaddrinfo ENOTFOUND registry.npmjs.org registry.npmjs.org:443
Error: getaddrinfo ENOTFOUND registry.npmjs.org
    at GetAddrInfoReqWrap.onlookup [as oncomplete] (node:dns:111:26)`;
  expect(findMessages(output, catalog)).toEqual([]);
});

raises("dev-server/#port-range", {
  broken: () => startedFrom("70000"),
  fixed: () => startedFrom("18080"),
});

function startedFrom(base: string): Promise<string> {
  vi.stubEnv("WEBPACK_DEV_SERVER_BASE_PORT", base);
  return started({ port: "auto" });
}

raises("dev-server/#ipc", {
  broken: async () => {
    const ipc = path.join(await project(), "shop.sock");
    const other = http.createServer();
    await new Promise<void>((resolve) => other.listen(ipc, resolve));
    onTestFinished(() => void other.close());
    return run(`npx webpack serve --mode development --ipc ${ipc}`);
  },
  fixed: async () => {
    const ipc = path.join(await project(), "shop.sock");
    return runUntil(`npx webpack serve --mode development --ipc ${ipc}`, {}, [["compiled"]]);
  },
});

raises("dev-server/#host", {
  broken: () => answer({}, "/main.js", { host: "shop.test" }),
  fixed: () => answer({ allowedHosts: ["shop.test"] }, "/webpack-dev-server", { host: "shop.test" }),
});
raises("dev-server/#host", {
  broken: () => answer({}, "/main.js", { host: "a1.ngrok-free.app" }),
  fixed: () => answer({ allowedHosts: [".ngrok-free.app"] }, "/webpack-dev-server", { host: "a1.ngrok-free.app" }),
});

raises("dev-server/#cannot-get", {
  broken: () => answer({}, "/cart"),
  fixed: () => startedWithPage(),
});

raises("dev-server/#cannot-get", {
  broken: () => answer({}, "/"),
  fixed: async () => {
    const server = await start(
      { static: "./assets" },
      {},
      { "assets/index.html": "<!doctype html><title>Shop</title>" },
    );
    return (await server.get("/")).text;
  },
});

/** Asks for a path of an application with a router. */
async function startedWithPage(): Promise<string> {
  const files = { "public/index.html": "<!doctype html><title>Shop</title>" };
  const server = await start({ historyApiFallback: true }, {}, files);
  return (await server.get("/cart", { accept: "text/html" })).text;
}

raises("dev-server/#proxy", {
  broken: async () => {
    const server = await start(proxyTo(await unusedPort()));
    await server.get("/api/prices");
    return printsLater(server, /ECONNREFUSED/);
  },
  fixed: async () => {
    const server = await start(proxyTo(await otherProgram()));
    return `${(await server.get("/api/prices")).text}\n${server.printed()}`;
  },
});

const proxyTo = (port: number): Options => ({ proxy: [{ context: "/api", target: `http://127.0.0.1:${port}` }] });

/** Returns a port that a program has just left. */
async function unusedPort(): Promise<number> {
  const other = http.createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return port;
}

raises("dev-server/#disconnected", {
  broken: async () => {
    const server = await start({});
    const page = await openPage(server, { isQuick: true });
    await server.server.stop();
    await until(() => {
      if (!page.shown.join("\n").includes("Trying to reconnect")) throw new Error("The page is still connected.");
    });
    return page.shown.join("\n");
  },
  fixed: async () => (await openPage(await start({}))).shown.join("\n"),
});

raises("dev-server/#resize-observer", {
  broken: () => overlayOf("ResizeObserver loop completed with undelivered notifications."),
  fixed: async () => (await openPage(await start({}))).shown.join("\n"),
});

/** Returns what the overlay of a page shows after an error. */
async function overlayOf(message: string): Promise<string> {
  const { window } = await openPage(await start({}));
  const text = () => {
    const frame = window.document.querySelector<HTMLIFrameElement>("#webpack-dev-server-client-overlay");
    return [...(frame?.contentDocument?.querySelectorAll("body div, body p, body span") ?? [])]
      .filter(({ children }) => children.length === 0)
      .map(({ textContent }) => textContent)
      .join("\n");
  };
  await until(() => {
    // The client listens to errors once the server has told it the options of the overlay, which nothing announces.
    window.dispatchEvent(new window.ErrorEvent("error", { message, error: new window.Error(message) }));
    if (!text().includes(message)) throw new Error(`The overlay shows:\n${text()}`);
  });
  return text();
}

raises("dev-server/#static-url", {
  broken: () => started({ static: "https://cdn.example/shop" }),
  fixed: () => started({ static: "./public" }),
});

raises("dev-server/#web-socket", {
  broken: () => started({ webSocketServer: "soket" }),
  fixed: () => started({ webSocketServer: "ws" }),
});

raises("dev-server/#open", {
  broken: () => run("npx webpack serve --mode development --port auto --open-app-name no-such-browser"),
  fixed: () => runUntil("npx webpack serve --mode development --port auto", {}, [["compiled"]]),
});

const starting = (program: string) =>
  run("npx webpack --mode production", {
    "src/index.js": "console.log(1);",
    "webpack.config.cjs": `module.exports = { plugins: [{ apply: () => require("node:child_process").spawn(${JSON.stringify(program)}, ["--version"]) }] };`,
  });
raises("dev-server/#open", {
  broken: () => starting("no-such-program"),
  fixed: () => starting(process.execPath),
});

const writing = (files: Files) => start({ devMiddleware: { writeToDisk: () => true } }, {}, files);
raises("dev-server/#write-to-disk", {
  broken: async () => printsLater(await writing({ dist: "" }), /directory to disk/),
  fixed: async () => {
    const server = await writing({});
    await server.get("/main.js"); // It waits for the build.
    return server.printed();
  },
});

const SOCKETS = (type: string) => ({ webSocketServer: { type, options: { port: 8090 } } });
raises("dev-server/#web-socket", {
  broken: () => started(SOCKETS("sockjs")),
  fixed: async () => started({ webSocketServer: { type: "ws", options: { port: await unusedPort() } } }),
});

/** Asks a server of its own for a page, because each deprecation is only printed once in a process. */
async function asked(decision: string): Promise<string> {
  const [port, target] = [await unusedPort(), await otherProgram()];
  const item = `{ ${decision}, target: "http://127.0.0.1:${target}" }`;
  const configuration = `export default { mode: "development", devServer: { port: ${port}, proxy: [${item}] } };`;
  let text = "";
  const ask = async () => {
    text = await (await fetch(`http://localhost:${port}/account`)).text();
  };
  const printed = await runUntil("npx webpack serve", { "webpack.config.js": configuration }, [
    ["compiled", ask],
    ...(decision.includes("bypass") ? [["DEP_WEBPACK_DEV_SERVER"] as [string]] : []),
  ]);
  return `${text}\n${printed}`;
}
raises("dev-server/#bypass", {
  broken: () =>
    asked('context: ["/account"], bypass: (req) => req.headers.accept?.includes("text/html") ? req.url : undefined'),
  fixed: () =>
    asked('context: (path, req) => path.startsWith("/account") && !req.headers.accept?.includes("text/html")'),
});

const withClient = (...client: string[]) =>
  inBrowser({}, { mode: "development", devtool: false, entry: [...client, "./src/index.js"] });
raises("dev-server/#script-source", {
  broken: () => withClient("webpack-dev-server/client/index.js"),
  fixed: () => withClient(),
});

test("a client with an address in its request needs no script", async () => {
  const client = "webpack-dev-server/client/index.js?protocol=ws:&hostname=localhost&port=1&pathname=/ws";
  expect(await withClient(client)).toMatch(/compiled successfully[^!]*$/);
});
