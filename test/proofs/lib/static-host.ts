import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/** A host of files below a path. */
export interface StaticHost {
  /** The address of the path, with a slash at the end. */
  address: string;
  server: Server;
}

/**
 * Serves a folder below a path, with the headers of a `_headers` file. Addresses that no file has get the page, except for
 * those of hashed files.
 *
 * @param base the path, such as `/shop/`.
 * @param headers the text of the file, whose patterns start below the path.
 */
export async function startStaticHost(folder: string, base: string, headers: string): Promise<StaticHost> {
  const rules = rulesOf(headers);
  const files = sirv(folder, { dev: true, etag: true, single: true });
  const server = createServer((request, response) => {
    const notFound = () => void response.writeHead(404).end("Not found");
    if (request.url === "/favicon.ico") return void response.writeHead(204).end();
    if (!request.url?.startsWith(base)) return notFound();
    request.url = request.url.slice(base.length - 1);
    for (const { pattern, name, value } of rules) {
      if (pattern.test(request.url)) response.setHeader(name, value);
    }
    files(request, response, notFound);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`, server };
}

/** Reads a `_headers` file: patterns at the start of a line, below each the headers of the addresses that match it. */
function rulesOf(text: string): { pattern: RegExp; name: string; value: string }[] {
  let pattern = /(?!)/;
  return text.split("\n").flatMap((line) => {
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) return [{ pattern, name, value }];
    if (line !== "") pattern = new RegExp(`^${line.replace(/[.+?]/g, "\\$&").replaceAll("*", ".*")}$`);
    return [];
  });
}
