import { anyValueOf } from "./enum-values";
import { type FirstVersions, KINDS, type Names } from "./names";
import { compareVersions, statedAs } from "./versions";

/** The versions of a package that were read, and the first version of each of its names. */
export interface PackageHistory {
  /** Oldest first. */
  versions: string[];
  first: FirstVersions;
}

/** The history of a package before any version was read. */
export const NOTHING_READ: PackageHistory = {
  versions: [],
  first: { options: {}, values: {}, hooks: {}, exports: {}, flags: {}, members: {}, codes: {} },
};

/**
 * Adds a version to a history. Versions can be added in any order, but none may be older than the oldest one.
 *
 * @param oldest The names of the oldest version. They are left out, because it's unknown which version introduced them.
 * @throws {Error} When the version is older than the oldest one in the history.
 */
export function mergeVersion(history: PackageHistory, version: string, names: Names, oldest: Names): PackageHistory {
  const [first] = history.versions;
  if (first && compareVersions(version, first) < 0) {
    throw new Error(
      `${version} is older than ${first}, the oldest version in since.json. Delete that file to read all versions again.`,
    );
  }
  const tables = KINDS.map((kind) => {
    const before = new Set(oldest[kind]);
    const table = { ...history.first[kind] };
    for (const name of names[kind]) {
      if (!before.has(name) && !before.has(anyValueOf(name)) && name !== anyValueOf(name))
        table[name] = earlier(table[name], statedAs(version));
    }
    return [kind, sorted(table)];
  });
  return {
    versions: [...new Set([...history.versions, version])].sort(compareVersions),
    first: Object.fromEntries(tables) as FirstVersions,
  };
}

/**
 * Returns whether the versions of a minor have been read: the first and the last one, which is enough if they have the same
 * names.
 */
export function isRead({ versions }: PackageHistory, minor: readonly string[]): boolean {
  return [minor.at(0), minor.at(-1)].every((version) => version !== undefined && versions.includes(version));
}

function earlier(known: string | undefined, version: string): string {
  return known && compareVersions(known, version) <= 0 ? known : version;
}

/** Sorts a table by code units, so that the file is the same on every machine. */
function sorted(table: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}
