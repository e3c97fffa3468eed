/**
 * Gives the HTML of a path as an earlier build drew it from the same bundle and the same page; otherwise calls `draw`, and
 * keeps what that returns.
 *
 * @param bundle digest of the server's bundle.
 */
export type KeepDrawn = (bundle: string, path: string, draw: () => string) => string;
