import { answerJson, startLocalServer } from "../../../local-server";
import { integrityOf, tarball } from "./tarball";

/** The published packages: files by version, by package name. The last version is the latest. */
export type Published = Record<string, Record<string, Record<string, string>>>;

/** The publication time of every version in these registries, in the registry's format and in the lock file's. */
export const PUBLISHED_AT = { written: "2026-02-17T16:14:44.431000+00:00", kept: "2026-02-17T16:14:44Z" };

/** Returns an npm registry on this machine: a packument for each package, and its archives. */
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
      const isWhole = request.headers.accept?.startsWith("application/json");
      answerJson(response, 200, packument(name, versions, isWhole));
    }
  });
  const url = `${origin}/`;

  /** As in npm's own registry, only the full form contains times. */
  function packument(name: string, versions: Published[string], isWhole = false): object {
    const numbers = Object.keys(versions);
    const manifest = (version: string) => {
      const integrity = integrityOf(tarball(versions[version] ?? {}));
      return {
        ...JSON.parse(versions[version]?.["package.json"] ?? "{}"),
        name,
        version,
        dist: { tarball: `${url}${name}/-/${name}-${version}.tgz`, integrity },
      };
    };
    return {
      name,
      "dist-tags": { latest: numbers.at(-1) },
      versions: Object.fromEntries(numbers.map((version) => [version, manifest(version)])),
      ...(isWhole && { time: Object.fromEntries(numbers.map((version) => [version, PUBLISHED_AT.written])) }),
    };
  }

  return { url, asked, close };
}
