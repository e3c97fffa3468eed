import { withoutLikelyHashes } from "../graph/model/read-assets";
import type { ArrivedResult } from "../session/read-answer";

/** An emitted file in two builds. A path is null in the build that didn't emit it. */
export interface PairRow {
  /** The path inside the output folder, with `[hash]` in place of a hash. */
  name: string;
  before: { path: string; size: number } | null;
  after: { path: string; size: number } | null;
  /** Whether a page loads it with an entry, before any `import()`. */
  isInitial: boolean;
}

/** The bytes of two builds. */
export interface PairSum {
  before: number;
  after: number;
}

/** Returns the files of two builds by name, without source maps. Those that a page loads first come first. */
export function pairRows(before: ArrivedResult, after: ArrivedResult): PairRow[] {
  const [old, now] = [filesOf(before), filesOf(after)];
  const initial = new Set([...initialOf(before), ...initialOf(after)]);
  const rows = [...new Set([...old.keys(), ...now.keys()])].sort().map((name): PairRow => {
    return { name, before: old.get(name) ?? null, after: now.get(name) ?? null, isInitial: initial.has(name) };
  });
  return [...rows.filter(({ isInitial }) => isInitial), ...rows.filter(({ isInitial }) => !isInitial)];
}

/** Returns how many bytes two builds have in all files, and in those that a page loads first. */
export function pairSums(rows: readonly PairRow[]): { all: PairSum; initial: PairSum } {
  return { all: sumOf(rows), initial: sumOf(rows.filter(({ isInitial }) => isInitial)) };
}

function sumOf(rows: readonly PairRow[]): PairSum {
  const add = (side: "before" | "after") => rows.reduce((sum, row) => sum + (row[side]?.size ?? 0), 0);
  return { before: add("before"), after: add("after") };
}

function filesOf({ output, folder }: ArrivedResult): Map<string, { path: string; size: number }> {
  const files = [...output].filter(([path]) => !path.endsWith(".map"));
  return new Map(files.map(([path, { length }]) => [nameOf(path, folder), { path, size: length }]));
}

function initialOf({ entries, folder }: ArrivedResult): string[] {
  return entries.flatMap(({ files }) => files.map((file) => nameOf(folder + file, folder)));
}

function nameOf(path: string, folder: string): string {
  return withoutLikelyHashes(path.startsWith(folder) ? path.slice(folder.length) : path);
}
