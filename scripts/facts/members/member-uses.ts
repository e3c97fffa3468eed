import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const FILE = path.join(import.meta.dirname, "../member-uses.json");

/** How many of some plugins use each member of webpack's classes. */
export interface MemberUses {
  /** The versions of the plugins, by name. */
  plugins: Record<string, string>;
  /** The number of plugins that use a member, such as `Compilation.emitAsset`; most first. */
  members: Record<string, number>;
}

/** Reads the uses that were counted last. */
export function readMemberUses(): MemberUses {
  return JSON.parse(readFileSync(FILE, "utf8")) as MemberUses;
}

/** Counts the members of each plugin, and writes the file. */
export function writeMemberUses(plugins: Record<string, string>, used: readonly string[][]): MemberUses {
  const counts = new Map<string, number>();
  for (const member of used.flat()) counts.set(member, (counts.get(member) ?? 0) + 1);
  const sorted = [...counts].sort(([a, few], [b, many]) => many - few || (a < b ? -1 : 1));
  const uses = { plugins, members: Object.fromEntries(sorted) };
  writeFileSync(FILE, `${JSON.stringify(uses, null, 2)}\n`);
  return uses;
}
