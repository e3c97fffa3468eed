import type { Facts } from "./facts";
import type { Packages } from "./packages";

/**
 * Counts the flags of the command line.
 *
 * @returns The number of flags that webpack derives from each of its top-level options, such as `output`. `webpack` is the
 *   number of all of these, and `serve` the number of flags that only `webpack serve` takes.
 */
export function countFlags({ load }: Packages, { flags }: Pick<Facts, "flags">): Map<string, number> {
  const { cli } = load<{ cli: { getArguments(): Record<string, { configs: { path: string }[] }> } }>("webpack");
  const derived = Object.values(cli.getArguments());
  const counts = new Map([
    ["webpack", derived.length],
    ["serve", namesOf(flags, "serve").size],
  ]);
  for (const { configs } of derived) {
    const [option = ""] = configs[0]?.path.split(/[.[]/) ?? [];
    counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return counts;
}

/** Returns the flags that only one command takes. A flag and its negative form are one. */
function namesOf(flags: Facts["flags"], command: string): Set<string> {
  const own = Object.keys(flags).filter((flag) => flags[flag]?.split(" · ").at(-1) === command);
  return new Set(own.map((flag) => flag.replace(/^--no-/, "--")));
}
