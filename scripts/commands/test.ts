/**
 * `npm test`: types, lint, what nothing uses, and every test. The last line counts them all. `npm run test:fast` leaves out
 * what needs a build or a browser, or reads all pages; `npm run test:coverage` says which lines the tests of sources run.
 */
import { type SpawnOptions, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { fetchOwnReadmes } from "../fetch/readmes/own-readmes";
import { requireChromium } from "../lib/browser";
import { paths } from "../lib/paths";
import { exitWithSentence } from "../lib/report";

/** Of all that runs here. With room for garbage, compilers look through theirs less often. */
const env = { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64` };

interface Count {
  passed: number;
  failed: number;
}

/** Which of the test projects of `test/vitest.config.ts` run, and how. Without a flag: all of them. */
const ARGUMENTS: Record<string, string[]> = {
  "--fast": ["--project=unit", "--project=components", "--project=replacing"],
  // Counting makes just those tests slow that keep work on long texts in bounds.
  "--coverage": [
    ...[
      "--project=unit",
      "--project=outputs",
      "--project=components",
      "--project=replacing",
      "--coverage",
      "--testTimeout=60000",
    ],
  ],
};

try {
  const [flag = ""] = process.argv.slice(2).filter((argument) => argument in ARGUMENTS);
  const args = ARGUMENTS[flag] ?? [];
  if (flag === "") requireChromium();
  await fetchOwnReadmes(process.env, process.argv);
  // Side by side: each is busy with one thing at a time at first, the tests with what they look at.
  const counts = (await Promise.all([checks(), tests(args)])).flat();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
} catch (error) {
  exitWithSentence(error);
}

async function checks(): Promise<Count[]> {
  return [
    await check("types", "tsc", ["--noEmit"]),
    await check("lint and format", "biome", ["check", "--error-on-warnings"]),
    await check("nothing unused", "knip", ["--config", ".knip.jsonc", "--no-config-hints"]),
  ];
}

/** A check counts as one test. What it says comes at once, so that it is not mixed with what tests say. */
async function check(name: string, command: string, args: string[]): Promise<Count> {
  const { status, output } = await run(command, args, ["ignore", "pipe", "pipe"]);
  const isPassed = status === 0;
  console.log(`\n${output}${name}: ${isPassed ? "passed" : "failed"}`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}

async function tests(args: string[]): Promise<Count> {
  const report = path.join(paths.cache, "test/report.json");
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true }); // an old one must not be counted
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { status } = await run(
    "vitest",
    ["run", "--config", "test/vitest.config.ts", ...args, ...reporters],
    "inherit",
  );
  const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, "utf8")) as Record<
    "numPassedTests" | "numFailedTests" | "numTotalTests",
    number
  >;
  // A file that cannot be loaded fails without a failed test in it.
  const isBroken = status !== 0 && numFailedTests === 0;
  if (numTotalTests === 0) throw new Error("vitest found no test.");
  return { passed: numPassedTests, failed: isBroken ? 1 : numFailedTests };
}

/** Runs a program of a package. `output` is both its streams where they are piped, empty where they are inherited. */
function run(
  command: string,
  args: string[],
  stdio: SpawnOptions["stdio"],
): Promise<{ status: number; output: string }> {
  const file = path.join(paths.root, "node_modules/.bin", command);
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: paths.root, env, stdio, shell: process.platform === "win32" });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.on("error", reject).on("close", (code) => resolve({ status: code ?? 1, output }));
  });
}
