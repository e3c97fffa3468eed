import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../lib/paths";
import { DOCUMENTED, packagesAt } from "./packages";

/**
 * Installs other versions of the documented packages into a folder of their own.
 *
 * @param requests `webpack@5.113.0`, `webpack-cli@latest`. Other packages stay at the installed version.
 * @returns The folder.
 * @throws {Error} When a package is not documented here, or when npm cannot install it.
 */
export function installVersions(requests: string[]): string {
  const installed = packagesAt(paths.root);
  const wanted = Object.fromEntries(DOCUMENTED.map((name) => [name, installed.versionOf(name)]));
  for (const request of requests) {
    const [, name = "", version = ""] = /^([^@]+)@(.+)$/.exec(request) ?? [];
    if (!wanted[name]) {
      throw new Error(`"${request}" is not understood. Write name@version, with one of ${DOCUMENTED.join(", ")}.`);
    }
    wanted[name] = version;
  }
  const folder = path.join(paths.cache, "drift", Object.values(wanted).join("-"));
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies: wanted }));
  const args = ["install", "--no-audit", "--no-fund", "--no-package-lock", "--legacy-peer-deps"];
  const { status } = spawnSync("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) throw new Error("npm could not install these versions; its messages above say why.");
  return folder;
}
