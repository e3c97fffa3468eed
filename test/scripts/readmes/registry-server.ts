import { answerJson, startLocalServer } from "../../local-server";
import { integrityOf, tarball } from "./tarball";

/** What is published: files by version, by name of the package. The last version is the latest. */
export type Published = Record<string, Record<string, Record<string, string>>>;

/** An npm registry on this machine: a packument for each package, and its archives. */
export async function startRegistry(published: Published) {
  const asked: { path: string; authorization?: string }[] = [];
  const { origin, close } = await startLocalServer((request, response) => {
    const [, name = "", , file = ""] = decodeURIComponent(request.url ?? "").split("/");
    const { authorization } = request.headers;
    asked.push({ path: request.url ?? "", ...(authorization && { authorization }) });
    const versions = published[name];
    const version = file.slice(name.length + 1, -".tgz".length);
    if (!versions || (file && !versions[version])) {
      answerJson(response, 404, { error: "Not found" });
    } else if (file) {
      response.writeHead(200, { "content-type": "application/octet-stream" }).end(tarball(versions[version] ?? {}));
    } else {
      answerJson(response, 200, packument(name, versions));
    }
  });
  const url = `${origin}/`;

  function packument(name: string, versions: Published[string]): object {
    const numbers = Object.keys(versions);
    const manifest = (version: string) => {
      const integrity = integrityOf(tarball(versions[version] ?? {}));
      return { name, version, dist: { tarball: `${url}${name}/-/${name}-${version}.tgz`, integrity } };
    };
    return {
      name,
      "dist-tags": { latest: numbers.at(-1) },
      versions: Object.fromEntries(numbers.map((version) => [version, manifest(version)])),
    };
  }

  return { url, asked, close };
}
