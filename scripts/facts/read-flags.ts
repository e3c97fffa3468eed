import { cliHelp } from "./cli-help";
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
  const general = await cliHelp(packages, folder, "--help");
  const commands = entries(general, "Commands").map(({ value }) => value.split(/[ |]/)[0] ?? "");
  if (commands.length === 0)
    throw new Error(`The help of webpack-cli lists no commands. Adapt ${import.meta.filename} to its new form.`);
  const flags = new Map<string, { values: Set<string>; commands: string[] }>();
  await Promise.all(
    commands.map(async (command) => {
      // A command prints only an error if it needs a package that isn't installed.
      const help = await cliHelp(packages, folder, command, "--help=verbose");
      for (const { flag, value } of entries(help, "Options")) {
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
