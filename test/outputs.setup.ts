import os from "node:os";
import { beforeEach, vi } from "vitest";

// webpack minimizes in this thread: to start another one takes several times as long as all the rest of a small build.
beforeEach(() => {
  vi.spyOn(os, "availableParallelism").mockReturnValue(1);
});
