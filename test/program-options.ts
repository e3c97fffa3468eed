import path from "node:path";

/** The part of `NODE_OPTIONS` that makes short programs quicker. They print and write the same. */
export const SHORT_PROGRAMS = `--require=${JSON.stringify(path.join(import.meta.dirname, "short-programs.cjs"))}`;
