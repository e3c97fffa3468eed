// Runs before every command, when there may be no node_modules yet: so plain JavaScript, and Node's own modules only.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), "..");
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old for this site. Install Node 20.19 or newer.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.log("Installing packages ...");
  // A production environment would leave out what the build is made with.
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("npm could not install the packages; its messages above say why.");
    process.exit(status ?? 1);
  }
}

/** Whether node_modules holds what the lock file says: npm keeps a copy of the lock of what it installed. */
function isInstalled() {
  const installed = path.join(root, "node_modules/.package-lock.json");
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(installed, "utf8")).packages;
  return Object.entries(wanted).every(([name, entry]) => {
    return name === "" || entry.optional || entry.peer || present[name]?.version === entry.version;
  });
}
