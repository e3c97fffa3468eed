import path from "node:path";

/** The part of `NODE_OPTIONS` that makes short programs faster, without changing what they print or write. */
export const SHORT_PROGRAMS = `--require=${JSON.stringify(path.join(import.meta.dirname, "short-programs.cjs"))}`;

/**
 * Checks types like `npx tsc` in a project with TypeScript 7. This repository has two versions, and each has a `tsc`.
 */
export const TSC = `node ${JSON.stringify(path.join(import.meta.dirname, "../node_modules/typescript-7/bin/tsc"))}`;
