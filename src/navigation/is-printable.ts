/** Returns whether a path is that of a printable document, which has no part of the application in it. */
export function isPrintable(path: string): boolean {
  return path.endsWith("/printable/");
}
