/**
 * Gives what an earlier build drew of a path, or has it drawn.
 *
 * @param bundle digest of the server's bundle.
 */
export type Keep = (bundle: string, path: string, draw: () => string) => string;
