import path from "node:path";
import { onTestFinished } from "vitest";
import type { FetchOptions } from "../../../../scripts/fetch/readmes/fetch-readmes";
import type { Lock, ReadmePackage } from "../../../../scripts/fetch/readmes/packages";
import { npmRegistry } from "../../../../scripts/fetch/readmes/registry";
import { temporaryFolder } from "../../temporary-content";
import { type Published, startRegistry } from "./registry-server";
import { integrityOf, tarball } from "./tarball";

/** The packages in the registry of these tests. */
export const PUBLISHED: Published = {
  "one-loader": {
    "1.0.0": { "package.json": "{}", "README.md": "# one-loader\n\nThe first text.\n" },
    "1.1.0": { "package.json": "{}", "README.md": "# one-loader\n\nThe second text.\n" },
    "1.1.1": { "package.json": "{}", "README.md": "# one-loader\n\nThe second text.\n", "fix.js": "" },
  },
  "two-plugin": { "2.0.0": { "package.json": '{ "author": "Second @two" }', "readme.markdown": "Two.\n" } },
  "no-readme": { "1.0.0": { "package.json": "{}", "docs/README.md": "Not this one." } },
};

/** Returns a package of the list. */
export function entry(name: string, more: Partial<ReadmePackage> = {}): ReadmePackage {
  return { name, section: "loaders", title: name, group: "Scripts", sort: 1, repository: `example/${name}`, ...more };
}

/** Returns a published version in the form that the lock file uses. */
export function pin(name: string, version: string): Lock[string] {
  return { version, integrity: integrityOf(tarball(PUBLISHED[name]?.[version] ?? {})) };
}

/** Returns a registry, and options to fetch from it into temporary folders. */
export async function setUp(packages: ReadmePackage[], lock: Lock) {
  const server = await startRegistry(PUBLISHED);
  onTestFinished(server.close);
  const folder = await temporaryFolder();
  const options: FetchOptions = {
    packages,
    lock,
    contentDir: path.join(folder, "content"),
    cacheDir: path.join(folder, "cache"),
    registry: () => npmRegistry(npmEnvironment(folder, server.url), folder),
    allowMissing: false,
  };
  return { server, folder, options };
}

/** Returns an environment in which npm only knows one registry, and nothing about the person who runs the tests. */
export function npmEnvironment(folder: string, registry?: string): NodeJS.ProcessEnv {
  return {
    HOME: folder,
    npm_config_cache: path.join(folder, "npm-cache"),
    npm_config_userconfig: path.join(folder, "no-user-config"),
    npm_config_globalconfig: path.join(folder, "no-global-config"),
    npm_config_fetch_retries: "1",
    ...(registry && { npm_config_registry: registry }),
  };
}
