import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { paths } from "./paths";

const run = promisify(execFile);

/**
 * Installs what a folder's package.json names, once for a lock file. Later calls need no network.
 *
 * @param packages the folder, with a package-lock.json.
 * @param flags further ones for npm.
 * @returns the `node_modules` with the packages.
 * @throws {Error} with a sentence and npm's words when npm cannot install.
 */
export async function installPackages(packages: string, flags: string[] = []): Promise<string> {
  const lock = await readFile(path.join(packages, "package-lock.json"));
  const folder = path.join(paths.root, ".cache/projects", createHash("sha256").update(lock).digest("hex").slice(0, 12));
  if (existsSync(folder)) return path.join(folder, "node_modules");
  // Renamed when it is whole, so that an install that was cut off is never used.
  const temporary = `${folder}.${randomUUID()}`;
  await mkdir(temporary, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) {
    await copyFile(path.join(packages, name), path.join(temporary, name));
  }
  const args = ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline", ...flags];
  const options = { cwd: temporary, shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 };
  await run("npm", args, { ...options, env: { ...process.env, NODE_ENV: "" } }).catch(async ({ stderr }) => {
    await rm(temporary, { recursive: true });
    const said = String(stderr).split("\n").slice(0, 12).join("\n");
    const file = path.relative(paths.root, path.join(packages, "package.json"));
    throw new Error(`npm could not install what ${file} names. It says:\n${said}`);
  });
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true })); // another run was first
  return path.join(folder, "node_modules");
}
