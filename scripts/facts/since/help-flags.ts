import { existsSync } from "node:fs";
import path from "node:path";
import { cliHelp } from "../cli-help";
import type { Packages } from "../packages";

/**
 * Returns the commands and flags of webpack-cli itself, in every format that its help has had since version 4. Commands
 * of other packages are left out, and so are negative forms, which are as old as their flags.
 *
 * @param inherited The flags of webpack and of its development server, which webpack-cli also lists.
 * @throws {Error} When the help lists no flags.
 */
export async function helpFlags(packages: Packages, folder: string, inherited: readonly string[]): Promise<string[]> {
  const general = await cliHelp(packages, folder, "--help");
  const commands = commandsIn(general);
  // Before the command `help` existed, the general help listed all flags, and some commands were separate packages.
  const isComplete = !commands.includes("help");
  const builtIn = commands.filter(
    (name) => !isComplete || existsSync(path.join(folder, "node_modules/@webpack-cli", name)),
  );
  const details = builtIn.map((name) => cliHelp(packages, folder, name, isComplete ? "--help" : "--help=verbose"));
  const texts = [general, ...(await Promise.all(details))];
  const flags = texts.flatMap(flagsIn).filter((flag) => !flag.startsWith("--no-") && !inherited.includes(flag));
  if (flags.length === 0) {
    throw new Error(
      `The help of webpack-cli ${packages.versionOf("webpack-cli")} lists no flags. Adapt ${import.meta.filename} to its new form.`,
    );
  }
  return [...new Set([...commands, ...flags])];
}

/** Returns the flags in lines such as `  -c, --config <path...>  what it does` and `  --config string[]  what it does`. */
export function flagsIn(help: string): string[] {
  return [...help.matchAll(/^ {2}(?:-\w, )?(--[a-z][\w-]*)/gm)].map(([, flag = ""]) => flag);
}

/** Returns the commands in lines below a heading, such as `  build|bundle|b [entries...]  what` and `  info | i  what`. */
export function commandsIn(help: string): string[] {
  const [, part = ""] = /^(?:Available )?Commands:?\s*\n(?:─+\n)?\s*?\n?((?: {2}.*\n)+)/m.exec(help) ?? [];
  return [...part.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, name = ""]) => name);
}
