// `scripts/run.mjs` calls this on a fresh clone, so it is plain JavaScript and uses only Node's own modules.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The absolute paths of the folders with a list of packages: a `package.json` and its lock file. The list at the root
 * is for the site; each of the others is only for the code in its folder.
 */
export const PACKAGE_LISTS = ["", "src/playground/compiler", "test/engines"].map((folder) => path.join(root, folder));

/**
 * Installs the packages in a folder's lock file, unless its `node_modules` already has exactly those.
 *
 * @param {string} folder The absolute path of a folder with a `package.json` and a `package-lock.json`.
 * @throws {Error} With a sentence when npm cannot install; npm has already printed the reason.
 */
export async function installIn(folder) {
  if (isInstalled(folder)) return;
  const list = path.relative(process.cwd(), path.join(folder, "package.json"));
  console.log(`Installing the packages of ${list} ...`);
  // In a production environment, npm would leave out the packages that the build needs.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const child = spawn("npm", args, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  const status = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (status !== 0) throw new Error(`npm could not install the packages of ${list}; its messages above say why.`);
}

/**
 * Returns whether `node_modules` matches the lock file. npm keeps a copy of the lock file for what it has installed.
 *
 * @param {string} folder
 */
function isInstalled(folder) {
  const installed = path.join(folder, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(path.join(folder, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    return name === "" || entry.optional || entry.peer || present[name]?.version === entry.version;
  });
}
