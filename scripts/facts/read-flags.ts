import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { FactTable } from "./facts";
import type { Packages } from "./packages";

/** Matches `  -c, --config <path...>  what it does` and `  build|b [entries...] [options]  what it does`. */
const ENTRY = /^ {2}(?:-\w, )?(--[\w-]+)?(.*?)(?: {2,}.*)?$/;

/**
 * Reads commands and flags from the help of the command line: each command, and each flag with its commands and values.
 *
 * @throws {Error} When the help has an unknown format.
 */
export async function readFlags(packages: Packages, folder: string): Promise<FactTable> {
  const cli = path.join(packages.rootOf("webpack-cli"), "bin/cli.js");
  const help = (...args: string[]) => outputOf(cli, args, folder);
  const commands = entries(await help("--help"), "Commands").map(({ value }) => value.split(/[ |]/)[0] ?? "");
  if (commands.length === 0) throw new Error(`The help of webpack-cli names no commands. See ${import.meta.filename}.`);
  const flags = new Map<string, { values: Set<string>; commands: string[] }>();
  await Promise.all(
    commands.map(async (command) => {
      for (const { flag, value } of entries(await helpOf(command, help), "Options")) {
        const known = flags.get(flag) ?? { values: new Set(), commands: [] };
        flags.set(flag, { values: known.values.add(value), commands: [...known.commands, command] });
      }
    }),
  );
  return Object.fromEntries([
    ...commands.map((command) => [command, "command"]),
    ...[...flags].map(([flag, { values, commands: takers }]) => [
      flag,
      `${[...values].sort().join(" or ")} · ${takers.sort().join(", ")}`.replace(/^ · /, ""),
    ]),
  ]);
}

/** Returns the help of a command; empty for a command that needs a package that is not installed. */
async function helpOf(command: string, help: (...args: string[]) => Promise<string>): Promise<string> {
  const text = await help(command, "--help=verbose");
  return text.includes("you need to install") ? "" : text;
}

/**
 * Returns the output of a script. It is redirected to a file, because webpack-cli exits before a pipe has been read
 * completely.
 */
async function outputOf(script: string, args: string[], cwd: string): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "help-"));
  const file = path.join(folder, "help.txt");
  const output = await open(file, "w");
  const env = { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" };
  const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ["ignore", output.fd, output.fd] });
  await once(child, "close");
  await output.close();
  const text = await readFile(file, "utf8");
  await rm(folder, { recursive: true });
  return text;
}

/**
 * Returns the lines of a part of a help text, which starts after a heading and a ruled line and ends at an empty line.
 */
function entries(help: string, heading: string): { flag: string; value: string }[] {
  const lines = help.split("\n");
  const start = lines.findIndex((line) => line.trim() === heading);
  if (start < 0) return [];
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => line.trim() === "");
  return rest.slice(0, end < 0 ? undefined : end).flatMap((line) => {
    const match = ENTRY.exec(line);
    return match ? [{ flag: match[1] ?? "", value: (match[2] ?? "").trim() }] : [];
  });
}
