import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { PassThrough } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished, vi } from "vitest";
import webpack, { type Compiler, type Configuration } from "webpack";
import WebpackDevServer, { type Configuration as Options } from "webpack-dev-server";
import type { Effect } from "../../../lib/effects";
import type { Files } from "../../../lib/project";
import { exported } from "../exported";

/** What a request brings. */
export interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** A server with the options of a sample. */
export interface Served {
  folder: string;
  compiler: Compiler;
  server: WebpackDevServer;
  /** The address of the server, such as `http://127.0.0.1:8080`. */
  origin: string;
  /** What it has printed so far. */
  printed(): string;
  get(address: string, headers?: http.OutgoingHttpHeaders): Promise<Answer>;
}

/** What a test changes in a sample. */
interface Changes {
  files?: Files;
  /** Options of the server that replace those of the sample; `undefined` takes one away. */
  devServer?: Options;
  /** Other options that replace those of the sample. */
  rest?: Configuration;
  /** The list of packages that the sample needs. */
  packages?: Effect["packages"];
}

/** Returns the answer to a request, with headers that `fetch` does not send, and with any certificate. */
export function get(address: string, options: https.RequestOptions = {}): Promise<Answer> {
  const request = address.startsWith("https:") ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const sent = request(address, { rejectUnauthorized: false, ...options }, (response) => {
      let text = "";
      response
        .setEncoding("utf8")
        .on("data", (part) => (text += part))
        .on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    sent.on("error", reject).end();
  });
}

/** Serves a project with a sample, on a free port of this machine unless it has one, until the test ends. */
export async function served(code: string, { files, devServer, rest, packages }: Changes = {}): Promise<Served> {
  const { folder, configuration } = await exported(code, files, packages);
  return serve(folder, { ...configuration, ...rest }, devServer);
}

/** Serves a project with a configuration, on a free port of this machine unless it has one, until the test ends. */
export async function serve(folder: string, all: Configuration, changes: Options = {}): Promise<Served> {
  const { devServer, ...configuration } = all;
  const before = process.cwd();
  process.chdir(folder); // paths of static files are relative to it
  onTestFinished(() => process.chdir(before));
  const log: string[] = [];
  const stream = Object.assign(new PassThrough(), { isTTY: false }).on("data", (text) => log.push(String(text)));
  const output = { path: path.join(folder, "dist"), ...configuration.output };
  const compiler = webpack({
    stats: "none",
    ...configuration,
    context: folder,
    output,
    infrastructureLogging: { stream },
  });
  if (!compiler) throw new Error("There is no compiler.");
  const options = { host: "127.0.0.1", port: 0, setupExitSignals: false, ...devServer, ...changes };
  const server = new WebpackDevServer(options, compiler);
  onTestFinished(() => server.stop());
  await server.start();
  const { port } = (server.server as http.Server).address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    folder,
    compiler,
    server,
    origin,
    printed: () => stripVTControlCharacters(log.join("\n")),
    get: (address, headers) => get(`${origin}${address}`, { headers }),
  };
}

/** Waits until something is so, on a busy machine too. */
export const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
