import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Packages } from "./packages";

/**
 * Returns the help text that webpack-cli prints in a folder, without errors: old versions report some if a package is
 * newer than they expect. The output is redirected to a file, because webpack-cli exits before a pipe has been read
 * completely.
 */
export async function cliHelp(packages: Packages, cwd: string, ...args: string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "help-"));
  const file = path.join(folder, "help.txt");
  const output = await open(file, "w");
  const env = { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" };
  const script = path.join(packages.rootOf("webpack-cli"), "bin/cli.js");
  const stdio = ["ignore" as const, output.fd, "ignore" as const];
  await once(spawn(process.execPath, [script, ...args], { cwd, env, stdio, timeout: 60_000 }), "close");
  await output.close();
  const text = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  return text;
}
