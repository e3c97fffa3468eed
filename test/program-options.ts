import path from "node:path";

/** The part of `NODE_OPTIONS` that makes short programs quicker. They print and write the same. */
export const SHORT_PROGRAMS = `--require=${JSON.stringify(path.join(import.meta.dirname, "short-programs.cjs"))}`;

/** Checks types as `npx tsc` does in a project with TypeScript 7. This repository has two versions, each with a `tsc`. */
export const TSC = `node ${JSON.stringify(path.join(import.meta.dirname, "../node_modules/typescript-7/bin/tsc"))}`;
