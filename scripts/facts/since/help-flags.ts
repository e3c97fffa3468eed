import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Packages } from "../packages";

/**
 * The commands and flags of webpack-cli itself: what its help lists, in any form it has had since version 4, without what
 * it takes over from webpack, and without the negative form of a flag, which is as old as the flag.
 *
 * @throws {Error} with a sentence, when the help lists nothing.
 */
export function helpFlags(packages: Packages, folder: string, ofWebpack: readonly string[]): string[] {
  const cli = path.join(packages.rootOf("webpack-cli"), "bin/cli.js");
  const help = (...args: string[]) => {
    // What it prints about errors is no help: old versions fail where a package of theirs is newer than they expect.
    const { stdout } = spawnSync(process.execPath, [cli, ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 60_000,
      maxBuffer: 64 * 1024 ** 2,
    });
    return stdout;
  };
  const general = help("--help");
  const commands = commandsIn(general);
  // Before there was a command `build`, the general help had all flags, and some commands were other packages.
  const isComplete = !commands.includes("build");
  const own = commands.filter(
    (name) => !isComplete || existsSync(path.join(folder, "node_modules/@webpack-cli", name)),
  );
  const texts = [general, ...own.map((name) => help(name, isComplete ? "--help" : "--help=verbose"))];
  const flags = texts.flatMap(flagsIn).filter((flag) => !flag.startsWith("--no-") && !ofWebpack.includes(flag));
  if (flags.length === 0) {
    throw new Error(
      `The help of webpack-cli ${packages.versionOf("webpack-cli")} lists no flags. See ${import.meta.filename}.`,
    );
  }
  return [...new Set([...commands, ...flags])];
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
