import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { paths } from "./paths";

const run = promisify(execFile);

/** The files that npm reads in the folder of a list. */
const NPM_FILES = ["package.json", "package-lock.json", ".npmrc"];

/**
 * Installs the packages in a folder's package.json, once for each state of its lock file. Later calls don't need a
 * network.
 *
 * @param packages The folder, with a package-lock.json, and with an .npmrc if npm needs other settings for these packages.
 * @returns The `node_modules` with the packages.
 * @throws {Error} With a sentence and npm's output when npm can't install them.
 */
export async function installPackages(packages: string): Promise<string> {
  const lock = await readFile(path.join(packages, "package-lock.json"));
  const what = `the packages of ${path.relative(paths.root, path.join(packages, "package.json"))}`;
  return installOnce(createHash("sha256").update(lock).digest("hex").slice(0, 12), ["ci"], what, async (folder) => {
    const present = NPM_FILES.filter((name) => existsSync(path.join(packages, name)));
    await Promise.all(present.map((name) => copyFile(path.join(packages, name), path.join(folder, name))));
  });
}

/**
 * Installs one version of a package with its dependencies, once. Later calls don't need a network.
 *
 * @returns the `node_modules` with the package.
 * @throws {Error} with a sentence and npm's output when npm can't install it, for example because there is no such
 * version.
 */
export async function installVersion(name: string, version: string): Promise<string> {
  return installOnce(`${name}-${version}`, ["install"], `${name}@${version}`, (folder) => {
    const description = { private: true, dependencies: { [name]: version } };
    return writeFile(path.join(folder, "package.json"), JSON.stringify(description));
  });
}

/** Calls npm in a separate folder that `prepare` fills, unless the folder exists already. */
async function installOnce(
  name: string,
  args: string[],
  what: string,
  prepare: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(paths.root, ".cache/projects", name);
  if (existsSync(folder)) return path.join(folder, "node_modules");
  // Rename the folder when it's complete, so that an interrupted install is never used.
  const temporary = `${folder}.${randomUUID()}`;
  await mkdir(temporary, { recursive: true });
  await prepare(temporary);
  const flags = ["--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--prefer-offline"];
  const options = { cwd: temporary, shell: process.platform === "win32", maxBuffer: 64 * 1024 * 1024 };
  await run("npm", [...args, ...flags], { ...options, env: { ...process.env, NODE_ENV: "" } }).catch(
    async ({ stderr }) => {
      await rm(temporary, { recursive: true });
      throw new Error(`npm couldn't install ${what}:\n${String(stderr).split("\n").slice(0, 12).join("\n")}`);
    },
  );
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true })); // another run finished before this one
  return path.join(folder, "node_modules");
}
