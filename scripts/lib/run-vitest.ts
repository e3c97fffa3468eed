import { readFileSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { paths } from "./paths";
import { runProgram } from "./run-program";

/** The number of tests that passed and that failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** The used part of vitest's JSON report. */
interface Report extends Record<"numPassedTests" | "numFailedTests" | "numTotalTests", number> {
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * Runs vitest, whose output is printed, and counts its tests.
 *
 * @param config The path of its configuration, relative to the repository.
 * @param args Its other arguments.
 * @throws {Error} If vitest finds no test.
 */
export async function runVitest(config: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const report = path.join(paths.cache, "test/report.json");
  await mkdir(path.dirname(report), { recursive: true });
  rmSync(report, { force: true }); // Don't count an old report.
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const all = ["run", "--config", config, ...args, ...reporters];
  const { status } = await runProgram("vitest/vitest.mjs", all, { stdio: "inherit", env });
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  ) as Report;
  if (numTotalTests === 0) throw new Error("vitest found no tests.");
  // A file that fails to load has no tests, so it counts as a failed one. So does an error outside all tests.
  const unloaded = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  const failed = numFailedTests + unloaded;
  return { passed: numPassedTests, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/** Prints the sum of counts as the last line of a command, and lets the command fail if a test has failed. */
export function reportCounts(counts: Count[]): void {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
}
