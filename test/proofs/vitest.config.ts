import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { installIn, PACKAGE_LISTS } from "../../scripts/lib/package-lists.mjs";

// This runs once, before the workers, which would install at the same time.
await Promise.all(PACKAGE_LISTS.map(installIn));

// What programs print is compared with what pages show, so an environment that forces colors must not reach them.
delete process.env.FORCE_COLOR;

/** The options that all projects have. Proofs build, install and start programs, and the machine may be busy. */
const shared = {
  isolate: false, // Modules are loaded once for a worker, not once for a file, which takes a second or two each.
  expect: { poll: { timeout: 20_000, interval: 50 } },
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

/** The folders whose proofs need another setup than the rest. */
const PROJECTS = ["projects/**/*.test.ts", "lib/guide.test.ts"];
const PLAYGROUND = ["playground/*.test.ts"];
const BUILT = ["routes.test.ts"];

export default defineConfig({
  root: import.meta.dirname,
  test: {
    // Many proofs wait for a browser, a server or a build in another process, so there are more workers than processors.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...shared,
          name: "samples",
          include: ["**/*.test.ts"],
          exclude: [...PROJECTS, ...PLAYGROUND, ...BUILT, "**/node_modules/**"],
          globalSetup: ["packages.setup.ts"],
          setupFiles: ["webpack.setup.ts"],
          // What a proof puts in place of the console or the environment is gone before the next one.
          restoreMocks: true,
          unstubEnvs: true,
        },
      },
      {
        test: { ...shared, name: "projects", include: PROJECTS, globalSetup: ["projects.setup.ts"] },
      },
      { test: { ...shared, name: "playground", include: PLAYGROUND, isolate: true } },
      { test: { ...shared, name: "built", include: BUILT, globalSetup: ["built.setup.ts"] } },
    ],
  },
  cacheDir: path.join(import.meta.dirname, "../../.cache/vitest"),
});
