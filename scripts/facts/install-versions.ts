import path from "node:path";
import { paths } from "../lib/paths";
import { installInto } from "./npm";
import { DOCUMENTED_NAMES, packagesAt } from "./packages";

/**
 * Installs other versions of the documented packages into a separate folder for these versions.
 *
 * @param requests `webpack@5.113.0`, `webpack-cli@latest`. Other packages stay at the installed version.
 * @returns The folder.
 * @throws {Error} When a package is not documented here, or when npm cannot install it.
 */
export function installVersions(requests: string[]): string {
  const installed = packagesAt(paths.root);
  const wanted = Object.fromEntries(DOCUMENTED_NAMES.map((name) => [name, installed.versionOf(name)]));
  for (const { name, version } of requests.map(documentedRequest)) wanted[name] = version;
  const folder = path.join(paths.cache, "drift", Object.values(wanted).join("-"));
  installInto(folder, wanted);
  return folder;
}

/**
 * Splits a request such as `webpack@5.113.0`.
 *
 * @throws {Error} When it isn't a version of a documented package.
 */
export function documentedRequest(request: string): { name: string; version: string } {
  const [, name = "", version = ""] = /^([^@]+)@(.+)$/.exec(request) ?? [];
  if (DOCUMENTED_NAMES.includes(name)) return { name, version };
  throw new Error(
    `"${request}" isn't a known package and version. Write name@version, where name is one of ${DOCUMENTED_NAMES.join(", ")}.`,
  );
}
