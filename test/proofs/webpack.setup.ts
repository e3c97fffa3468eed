import { createRequire } from "node:module";
import os from "node:os";
import { afterEach, beforeEach, vi } from "vitest";

/** webpack's own defaults: a build with `experiments.futureDefaults` changes them for all later builds of the process. */
const { DEFAULTS } = createRequire(import.meta.url)("webpack/lib/config/defaults.js") as {
  DEFAULTS: { HASH_FUNCTION: string };
};
const { HASH_FUNCTION } = DEFAULTS;

beforeEach(() => {
  // webpack minimizes in this thread: to start another one takes several times as long as all the rest of a small build.
  vi.spyOn(os, "availableParallelism").mockReturnValue(1);
});

afterEach(() => {
  DEFAULTS.HASH_FUNCTION = HASH_FUNCTION;
});
