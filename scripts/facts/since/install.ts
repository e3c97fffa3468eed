import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
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
  return view<string[]>(name, "versions");
}

/**
 * Installs one version of a package. All versions of it use the same folder, one after the other: npm then changes only
 * what differs, and the disk holds one of them at a time.
 *
 * @returns the folder. Modules of it may be loaded once in a process, because the next version has them at the same path.
 * @throws {Error} with a sentence, when npm cannot install it.
 */
export function installAlone(name: string, version: string): string {
  const folder = folderOf(name);
  mkdirSync(folder, { recursive: true });
  const dependencies = {
    ...besides(name, version),
    ...(name === "webpack-cli" && parts(view<Record<string, string>>(`${name}@${version}`, "dependencies"))),
    [name]: version,
  };
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

/** What a package is installed with: webpack, and what it can use beside it, as this site has them. */
function besides(name: string, version: string): Record<string, string> {
  const installed = packagesAt(paths.root);
  const webpack = { webpack: installed.versionOf("webpack") };
  // webpack-cli 4 breaks when it finds a development server that is newer than itself.
  if (name !== "webpack-cli" || Number.parseInt(version, 10) < 5) return webpack;
  return { ...webpack, "webpack-dev-server": installed.versionOf("webpack-dev-server") };
}

/**
 * Old versions of webpack-cli have commands in packages of their own, and break with newer ones than they were published
 * with. That is the oldest one which they ask for.
 */
export function parts(dependencies: Record<string, string>): Record<string, string> {
  const commands = Object.entries(dependencies).filter(([name]) => name.startsWith("@webpack-cli/"));
  return Object.fromEntries(commands.map(([name, range]) => [name, range.replace(/^[\^~]/, "")]));
}

function view<T>(name: string, field: string): T {
  const { status, stdout } = spawnSync("npm", ["view", name, field, "--json"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`npm could not tell the ${field} of ${name}; its messages above say why.`);
  return JSON.parse(stdout) as T;
}

/** Outside of the site, where Node would also find the packages of the site. */
function folderOf(name: string): string {
  return path.join(tmpdir(), "facts-since", name);
}
