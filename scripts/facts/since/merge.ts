import { anyValueOf } from "./enum-values";
import { type FirstVersions, KINDS, type Names } from "./names";
import { compareVersions, minorOf } from "./versions";

/** What is known of one package: the versions that were read, and what they told. */
export interface PackageHistory {
  /** The newest patch of each minor that was read, oldest first. */
  versions: string[];
  first: FirstVersions;
}

/** A package of which no version was read. */
export const NOTHING_READ: PackageHistory = {
  versions: [],
  first: { options: {}, values: {}, hooks: {}, exports: {}, flags: {} },
};

/**
 * Takes in one more version, in whatever order versions are read.
 *
 * @param oldest the names of the oldest version: what it has is not new anywhere, so it is left out. What is left out is
 * not written down, so an older version than the one that all others were compared with cannot be taken in.
 * @throws {Error} with a sentence, for such a version.
 */
export function mergeVersion(history: PackageHistory, version: string, names: Names, oldest: Names): PackageHistory {
  const [first] = history.versions;
  if (first && compareVersions(minorOf(version), minorOf(first)) < 0) {
    throw new Error(
      `${version} is older than ${first}, the oldest version in since.json. Delete that file, so that all versions are read again.`,
    );
  }
  const tables = KINDS.map((kind) => {
    const before = new Set(oldest[kind]);
    const table = { ...history.first[kind] };
    for (const name of names[kind]) {
      if (!before.has(name) && !before.has(anyValueOf(name)) && name !== anyValueOf(name))
        table[name] = earlier(table[name], minorOf(version));
    }
    return [kind, sorted(table)];
  });
  const others = history.versions.filter((other) => minorOf(other) !== minorOf(version));
  return {
    versions: [...others, version].sort(compareVersions),
    first: Object.fromEntries(tables) as FirstVersions,
  };
}

/** The versions that are not read yet: new minors, and those with a newer patch, which may have brought something. */
export function unread(history: PackageHistory, newest: readonly string[]): string[] {
  return newest.filter((version) => !history.versions.includes(version));
}

function earlier(known: string | undefined, version: string): string {
  return known && compareVersions(known, version) <= 0 ? known : version;
}

/** By code unit, so that the file is the same on every machine. */
function sorted(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}
