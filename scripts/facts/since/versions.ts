/** Returns the minor version: `5.20` for `5.20.2`. */
export function minorOf(version: string): string {
  return version.split(".").slice(0, 2).join(".");
}

/** Compares versions for sorting: `5.9` is before `5.20`, and `5.20` before `5.20.2`. */
export function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** Returns a version as pages state it: `5.20` for `5.20.0`, but `5.20.2` in full. */
export function statedAs(version: string): string {
  return version.replace(/^(\d+\.\d+)\.0$/, "$1");
}

/** Returns the versions of each minor, all oldest first. Prereleases such as `5.0.0-beta.1` are ignored. */
export function byMinor(versions: readonly string[], majors: readonly number[]): string[][] {
  const releases = versions
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version) && majors.includes(Number.parseInt(version, 10)))
    .toSorted(compareVersions);
  const minors = [...new Set(releases.map(minorOf))];
  return minors.map((minor) => releases.filter((version) => minorOf(version) === minor));
}
