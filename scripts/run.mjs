// Every npm script starts here: `node scripts/run.mjs scripts/commands/build.ts` runs that file, after it has made sure that
// Node.js is new enough and that the packages are installed. What the file throws ends the process with a sentence. This is
// plain JavaScript and uses only Node's own modules, because on a fresh clone there is nothing else.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old for this site. Install Node 20.19 or newer.`);
  process.exit(1);
}
if (!isInstalled()) install();

// @ts-expect-error The package has no types for being imported, which is how it starts to work.
await import("tsx"); // from here on, Node runs TypeScript
const [command = ""] = process.argv.splice(2, 1);
try {
  await import(pathToFileURL(path.resolve(root, command)).href);
} catch (error) {
  const { exitWithSentence } = await import("./lib/report");
  exitWithSentence(error);
}

/** Tells whether node_modules holds what the lock file says: npm keeps a copy of the lock of what it has installed. */
function isInstalled() {
  const installed = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    return name === "" || entry.optional || entry.peer || present[name]?.version === entry.version;
  });
}

/** Installs the packages, or ends the process with a sentence. */
function install() {
  console.log("Installing packages ...");
  // In a production environment npm would leave out the packages that the build is made with.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status === 0) return;
  console.error("npm couldn't install the packages. Its messages above say why.");
  process.exit(status ?? 1);
}
