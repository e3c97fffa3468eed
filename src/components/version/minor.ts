/**
 * Parses a minor version of webpack from what the reader types or from a version in `package.json`: `5.98`, `5.98.2`,
 * `^5.98.0`.
 *
 * @returns `5.98`, or null if the text isn't a version of webpack 5.
 */
export function parseMinor(text: unknown): string | null {
  const [, minor] = /^\s*[v^~>=]*\s*5\.(\d{1,3})(\.\d+)?\s*$/.exec(String(text)) ?? [];
  return minor === undefined ? null : `5.${Number(minor)}`;
}

/**
 * Returns whether a version of webpack 5 belongs to a later minor version than the reader's. Patches don't count, because a
 * range such as `^5.110.0` installs the newest one.
 */
export function isNewer(version: string, minor: string): boolean {
  const [one = 0, other = 0] = [version, minor].map((each) => Number(each.split(".")[1]));
  return one > other;
}
