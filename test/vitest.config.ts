import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";
import { installIn, PACKAGE_LISTS } from "../scripts/lib/package-lists.mjs";

const here = import.meta.dirname;

// This runs once, before the workers start, because they would all install at the same time.
await Promise.all(PACKAGE_LISTS.map(installIn));

// Tests compare the output of programs, so an environment variable that forces colors must not affect them.
delete process.env.FORCE_COLOR;

/** The options that all projects have. */
const shared = {
  // Modules are loaded once per worker instead of once per file, which would take a second or two of processor time. So
  // tests that change something global have to restore it.
  isolate: false,
  // The machine may be slow and busy, so what tests wait for gets time.
  expect: { poll: { timeout: 20_000, interval: 50 } },
  testTimeout: 60_000,
  hookTimeout: 300_000,
  // With two more workers, each of which loads all modules, these tests take a fifth more processor time.
  maxWorkers: availableParallelism(),
};

const replaces = (file: string) => /\bvi\.(?:doM|m)ock\(/.test(readFileSync(path.join(here, "..", file), "utf8"));

/** Component tests that replace modules which other tests load too, so each gets modules of its own. */
const REPLACING = readdirSync(path.join(here, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.tsx"))
  .map((file) => `test/src/${file.split(path.sep).join("/")}`)
  .filter(replaces);

/**
 * Tests that read all pages, hundreds of hostile ones, all of webpack's types or large builds, or start commands. They
 * take longer than `npm run test:fast` should.
 */
const WHOLE = [
  "test/published-anchors.test.ts",
  "test/complete/*.test.ts",
  "test/search/questions.test.ts",
  "test/scripts/commands/new.test.ts",
  "test/scripts/facts/documented.test.ts",
  "test/scripts/facts/messages/installed.test.ts",
  "test/scripts/facts/since/help-flags.test.ts",
  "test/scripts/site/content/{just-works,own-pages}.test.ts",
  "test/scripts/site/content/type-reference/type-reference.test.ts",
  "test/scripts/site/playground/{brought-projects,compiler}.test.ts",
  "test/scripts/site/markdown/hostile.test.ts",
  "test/src/errors/real.test.ts",
  "test/src/playground/editor/configuration/own-samples.test.ts",
  "test/src/playground/graph/{read-graph,large}.test.ts",
  "test/src/playground/project/build-command-cli.test.ts",
];

export default defineConfig({
  root: path.join(here, ".."),
  test: {
    // Only `npm run test:coverage` turns this on, because it takes a third more time. Tests of the time that long texts
    // take are left out there, because counting slows down just those.
    coverage: {
      provider: "v8",
      include: ["src/**/*.{ts,tsx}", "scripts/**/*.ts"],
      exclude: ["src/content/**", "**/*.d.ts"],
      reportsDirectory: path.join(here, "../.cache/test/coverage"),
      reporter: ["text", "html"],
      // Minimum values, a little below the actual ones. Much of the rest only runs when tests look at built sites.
      thresholds: {
        statements: 72,
        branches: 72,
        functions: 72,
        lines: 72,
        "scripts/{facts,site/content,site/markdown}/**": { statements: 92, branches: 85 },
        "src/search/**": { statements: 93, branches: 83 },
      },
    },
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: ["test/{scripts,src}/**/*.test.ts", "test/{bench,engines,hosts,access}/*.test.ts", "test/*.test.ts"],
          exclude: WHOLE,
        },
      },
      { test: { ...shared, name: "whole", include: WHOLE } },
      {
        test: {
          ...shared,
          name: "components",
          include: ["test/src/**/*.test.tsx"],
          exclude: REPLACING,
          environment: "jsdom",
          setupFiles: [path.join(here, "components.setup.ts")],
        },
      },
      {
        test: {
          ...shared,
          name: "replacing",
          isolate: true,
          include: REPLACING,
          environment: "jsdom",
          setupFiles: [path.join(here, "components.setup.ts")],
        },
      },
      {
        test: {
          ...shared,
          name: "site",
          include: ["test/site/**/*.test.ts", "test/browser/**/*.test.ts"],
          globalSetup: [path.join(here, "site.setup.ts")],
          testTimeout: 120_000,
          // These tests wait for browsers, servers and builds in other processes. vitest runs projects with another
          // number of workers as a group of their own.
          maxWorkers: availableParallelism() + 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
