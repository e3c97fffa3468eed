/** `npm test`: types, lint, what nothing uses, then every test. The last line counts them all. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { requireChromium } from "./browser";
import { paths } from "./paths";
import { fetchOwnReadmes } from "./readmes/own-readmes";
import { exitWithSentence } from "./report";

interface Count {
  passed: number;
  failed: number;
}

try {
  requireChromium();
  await fetchOwnReadmes(paths.content, process.argv);
  const counts = [
    check("types", "tsc", ["--noEmit"]),
    check("lint and format", "biome", ["check", "--error-on-warnings"]),
    check("nothing unused", "knip", ["--config", ".knip.jsonc", "--no-config-hints"]),
    vitest(),
  ];
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  if (failed > 0) process.exitCode = 1;
  console.log(`${passed} passed, ${failed} failed`);
} catch (error) {
  exitWithSentence(error);
}

/** A check counts as one test. */
function check(name: string, command: string, args: string[]): Count {
  console.log(`\n${name}`);
  const isPassed = run(command, args) === 0;
  console.log(isPassed ? `${name}: passed` : `${name}: failed`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}

function vitest(): Count {
  console.log("\ntests");
  const report = path.join(paths.cache, "test/report.json");
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true }); // an old one must not be counted
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const status = run("vitest", ["run", "--config", "test/vitest.config.ts", ...reporters]);
  const { numPassedTests, numFailedTests, numTotalTests } = JSON.parse(readFileSync(report, "utf8")) as Record<
    "numPassedTests" | "numFailedTests" | "numTotalTests",
    number
  >;
  // A file that cannot be loaded fails without a failed test in it.
  const isBroken = status !== 0 && numFailedTests === 0;
  if (numTotalTests === 0) throw new Error("vitest found no test.");
  return { passed: numPassedTests, failed: isBroken ? 1 : numFailedTests };
}

function run(command: string, args: string[]): number {
  const file = path.join(paths.root, "node_modules/.bin", command);
  const { status } = spawnSync(file, args, { cwd: paths.root, stdio: "inherit", shell: process.platform === "win32" });
  return status ?? 1;
}
