import { spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Packages } from "../packages";

/**
 * The commands and flags of webpack-cli itself: what its help lists, in any form it has had since version 4, without what
 * other packages bring along, and without the negative form of a flag, which is as old as the flag.
 *
 * @param inherited the flags of webpack and of its development server, which webpack-cli lists as its own.
 * @throws {Error} with a sentence, when the help lists nothing.
 */
export function helpFlags(packages: Packages, folder: string, inherited: readonly string[]): string[] {
  const cli = path.join(packages.rootOf("webpack-cli"), "bin/cli.js");
  const help = (...args: string[]) => outputOf(cli, args, folder);
  const general = help("--help");
  const commands = commandsIn(general);
  // Before there was a command `help`, the general help had all flags, and some commands were other packages.
  const isComplete = !commands.includes("help");
  const builtIn = commands.filter(
    (name) => !isComplete || existsSync(path.join(folder, "node_modules/@webpack-cli", name)),
  );
  const texts = [general, ...builtIn.map((name) => help(name, isComplete ? "--help" : "--help=verbose"))];
  const flags = texts.flatMap(flagsIn).filter((flag) => !flag.startsWith("--no-") && !inherited.includes(flag));
  if (flags.length === 0) {
    throw new Error(
      `The help of webpack-cli ${packages.versionOf("webpack-cli")} lists no flags. See ${import.meta.filename}.`,
    );
  }
  return [...new Set([...commands, ...flags])];
}

/**
 * What a script prints, without what it says about errors: old versions fail where a package of theirs is newer than they
 * expect. Through a file, because webpack-cli ends without waiting for a pipe to take the rest.
 */
function outputOf(script: string, args: string[], cwd: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "help-"));
  const file = path.join(folder, "help.txt");
  const output = openSync(file, "w");
  const env = { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" };
  spawnSync(process.execPath, [script, ...args], { cwd, env, stdio: ["ignore", output, "ignore"], timeout: 60_000 });
  closeSync(output);
  const text = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return text;
}

/** `  -c, --config <path...>  what it does`, `  --config string[]  what it does` */
export function flagsIn(help: string): string[] {
  return [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z][\w-]*)/gm)].map(([, flag = ""]) => flag);
}

/** `  build|bundle|b [entries...] [options]  what it does` and `  info | i  what it does`, below a heading. */
export function commandsIn(help: string): string[] {
  const [, part = ""] = /^(?:Available )?Commands:?\s*\n(?:─+\n)?\s*?\n?((?: {2}.*\n)+)/m.exec(help) ?? [];
  return [...part.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = ""]) => name);
}
