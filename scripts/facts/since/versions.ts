/** Returns the minor version: `5.20` for `5.20.2`. */
export function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

/** Compares versions for sorting: `5.9` is before `5.20`, and `5.20` before `5.20.2`. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** Returns the newest patch of each minor, oldest first. Prereleases such as `5.0.0-beta.1` are ignored. */
export function newestOfMinors(versions: readonly string[], majors: readonly number[]): string[] {
  const newest = new Map<string, string>();
  for (const version of versions) {
    if (!/^\d+\.\d+\.\d+$/.test(version) || !majors.includes(Number.parseInt(version, 10))) continue;
    const known = newest.get(minorOf(version));
    if (!known || compareVersions(known, version) < 0) newest.set(minorOf(version), version);
  }
  return [...newest.values()].sort(compareVersions);
}
