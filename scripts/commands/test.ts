/**
 * `npm test`: checks types, lint and unused code, and runs all tests. The last line counts them together. `npm run
 * test:fast` skips tests that need a build or a browser or read all pages; `npm run test:coverage` shows the lines that
 * unit tests run. `npm test -- --projects` (what pages have webpack build) and `npm test -- --rest` are the two halves of `npm
 * test`, for machines side by side.
 */
import { type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { requireChromium } from "../lib/browser";
import { readFlags } from "../lib/flags";
import { outputDir, paths } from "../lib/paths";
import { TEST_PARTS } from "../lib/test-parts";

/** The environment of all child processes. A larger young generation makes compilers collect garbage less often. */
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64` };

interface Count {
  passed: number;
  failed: number;
}

/** What is read of vitest's JSON report. */
interface Report extends Record<"numPassedTests" | "numFailedTests" | "numTotalTests", number> {
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** The projects of `test/vitest.config.ts` that vitest runs, by flag. Without a flag, all of them run. */
const PROJECTS = {
  fast: ["unit", "components", "replacing"],
  ...TEST_PARTS,
  // Coverage slows down the tests that limit the time for long texts, so these are excluded.
  coverage: ["unit", "outputs", "components", "replacing"],
};

const flags = readFlags("fast", "projects", "rest", "coverage", "allow-missing");
const part = (Object.keys(PROJECTS) as (keyof typeof PROJECTS)[]).find((name) => flags[name]);
const args = part ? PROJECTS[part].map((name) => `--project=${name}`) : [];
if (part === "coverage") args.push("--coverage", "--testTimeout=60000");
if (!flags.fast && !flags.coverage) requireChromium();
await fetchSiteReadmes(process.env, flags);
const outputFolder = outputDir({});
const hadOutput = existsSync(outputFolder);
// Checks and tests run in parallel, because both use only one core at first.
const counts = [...(await Promise.all([flags.projects ? [] : checks(), tests(args)])).flat(), checkLeftovers()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failed > 0) process.exitCode = 1;
console.log(`${passed} passed, ${failed} failed`);

async function checks(): Promise<Count[]> {
  return [
    // TypeScript 6, whose API the scripts use, finds the same in five times the time.
    await check("types", "typescript-7/bin/tsc", ["--noEmit"]),
    await check("lint and format", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
    await check("nothing unused", "knip/bin/knip.js", ["--config", ".knip.jsonc", "--no-config-hints"]),
  ];
}

/**
 * Runs a check, which counts as one test. Its output is printed at once, so that it does not mix with that of the
 * tests.
 */
async function check(name: string, program: string, args: string[]): Promise<Count> {
  const { status, output } = await run(program, args, ["ignore", "pipe", "pipe"]);
  const isPassed = status === 0;
  console.log(`\n${output}${name}: ${isPassed ? "passed" : "failed"}`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}

/** Fails when a test has left the site's output folder behind, over which `npm start` would refuse to build. Counts as one test. */
function checkLeftovers(): Count {
  const isPassed = hadOutput || !existsSync(outputFolder);
  if (!isPassed) console.log(`A test has written ${outputFolder}. Let it write into a temporary folder.`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}

async function tests(args: string[]): Promise<Count> {
  const report = path.join(paths.cache, "test/report.json");
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true }); // An old report must not be counted.
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = await run(
    "vitest/vitest.mjs",
    ["run", "--config", "test/vitest.config.ts", ...args, ...reporters],
    "inherit",
  );
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  ) as Report;
  if (numTotalTests === 0) throw new Error("vitest found no test.");
  // A file that cannot be loaded has no tests, and counts as a failed one. So does an error outside of all tests.
  const unloaded = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Runs a script of a package, by its path below `node_modules`. `output` contains both streams if they are piped, and is empty
 * if they are inherited.
 */
function run(
  program: string,
  args: string[],
  stdio: SpawnOptions["stdio"],
): Promise<{ status: number; output: string }> {
  const file = path.join(paths.root, "node_modules", program);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: paths.root, env, stdio });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", reject).on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
