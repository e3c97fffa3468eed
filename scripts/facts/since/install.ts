import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { paths } from "../../lib/paths";
import { packagesAt } from "../packages";

const isWindows = process.platform === "win32";

/**
 * Every version that the registry has of a package, in the order of its own.
 *
 * @throws {Error} with a sentence, when npm does not get them.
 */
export function publishedVersions(name: string): string[] {
  const { status, stdout } = spawnSync("npm", ["view", name, "versions", "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`npm could not list the versions of ${name}; its messages above say why.`);
  return JSON.parse(stdout) as string[];
}

/**
 * Installs one version of a package. All versions of it use the same folder, one after the other: npm then changes only
 * what differs, and the disk holds one of them at a time. Packages that need webpack get the version that the site uses.
 *
 * @returns the folder. Modules of it may be loaded once in a process, because the next version has them at the same path.
 * @throws {Error} with a sentence, when npm cannot install it.
 */
export function installAlone(name: string, version: string): string {
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  const dependencies = { webpack: packagesAt(paths.root).versionOf("webpack"), [name]: version };
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const quiet = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error", "--ignore-scripts"];
  const { status } = spawnSync("npm", ["install", "--legacy-peer-deps", ...quiet], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`npm could not install ${name}@${version}; its messages above say why.`);
  return folder;
}

/** Deletes what `installAlone` has left of a package. */
export function removeInstalled(name: string): void {
  rmSync(folderOf(name), { recursive: true, force: true });
}

function folderOf(name: string): string {
  return path.join(paths.cache, "since", name);
}
