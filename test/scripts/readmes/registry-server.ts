import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { integrityOf, tarball } from "./tarball";

/** What is published: files by version, by name of the package. The last version is the latest. */
export type Published = Record<string, Record<string, Record<string, string>>>;

/** An npm registry on this machine: a packument for each package, and its archives. */
export async function startRegistry(published: Published) {
  const asked: { path: string; authorization?: string }[] = [];
  const server = createServer((request, response) => {
    const [, name = "", , file = ""] = decodeURIComponent(request.url ?? "").split("/");
    const { authorization } = request.headers;
    asked.push({ path: request.url ?? "", ...(authorization && { authorization }) });
    const versions = published[name];
    const version = file.slice(name.length + 1, -".tgz".length);
    if (!versions || (file && !versions[version])) {
      response.writeHead(404, { "content-type": "application/json" }).end('{"error":"Not found"}');
    } else if (file) {
      response.writeHead(200, { "content-type": "application/octet-stream" }).end(tarball(versions[version] ?? {}));
    } else {
      response.writeHead(200, { "content-type": "application/json" }).end(packument(name, versions));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  function packument(name: string, versions: Published[string]): string {
    const numbers = Object.keys(versions);
    const manifest = (version: string) => {
      const integrity = integrityOf(tarball(versions[version] ?? {}));
      return { name, version, dist: { tarball: `${url}${name}/-/${name}-${version}.tgz`, integrity } };
    };
    return JSON.stringify({
      name,
      "dist-tags": { latest: numbers.at(-1) },
      versions: Object.fromEntries(numbers.map((version) => [version, manifest(version)])),
    });
  }

  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { url, asked, close };
}
