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

/** Returns whether a minor version of webpack 5 came after another one. */
export function isNewer(minor: string, other: string): boolean {
  return Number(minor.slice(2)) > Number(other.slice(2));
}
