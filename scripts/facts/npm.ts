import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const ARGS = [
  "install",
  "--legacy-peer-deps",
  "--no-package-lock",
  "--ignore-scripts",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];
const shell = process.platform === "win32";

/**
 * Installs packages into a folder. Packages that are already installed only change if they differ.
 *
 * @param dependencies The versions, by package name.
 * @throws {Error} When npm cannot install them.
 */
export function installInto(folder: string, dependencies: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  const { status } = spawnSync("npm", ARGS, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], shell });
  if (status === 0) return;
  const wanted = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  throw new Error(`npm couldn't install ${wanted.join(", ")}. Its messages above say why.`);
}

/**
 * Returns a field of a package from the registry.
 *
 * @throws {Error} When npm cannot get it.
 */
export function viewPackage<T>(name: string, field: string): T {
  const args = ["view", name, field, "--json"];
  const { status, stdout } = spawnSync("npm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], shell });
  if (status !== 0) throw new Error(`npm couldn't read the ${field} of ${name}. Its messages above say why.`);
  return JSON.parse(stdout) as T;
}
