import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { NOTHING_READ, type PackageHistory } from "./merge";
import type { FirstVersions } from "./names";

const FILE = path.join(import.meta.dirname, "../since.json");

/**
 * The content of the file: under `read`, the versions of each package that were read; under each package, its history.
 */
interface SinceFile {
  read: Record<string, string[]>;
  [name: string]: FirstVersions | Record<string, string[]>;
}

/** Reads the histories of packages. A package that the file does not contain has an empty history. */
export function readHistories(packages: readonly string[], file = FILE): Record<string, PackageHistory> {
  const known: SinceFile = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as SinceFile) : { read: {} };
  const entries = packages.map((name): [string, PackageHistory] => {
    const versions = known.read[name];
    return [name, versions ? { versions, first: known[name] as FirstVersions } : NOTHING_READ];
  });
  return Object.fromEntries(entries);
}

/** Writes the histories of all packages. */
export function writeHistories(histories: Record<string, PackageHistory>, file = FILE): void {
  const read = Object.entries(histories).map(([name, { versions }]) => [name, versions]);
  const first = Object.entries(histories).map(([name, history]) => [name, history.first]);
  const content = { read: Object.fromEntries(read), ...Object.fromEntries(first) };
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
