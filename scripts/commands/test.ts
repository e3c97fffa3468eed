/**
 * `npm test`: checks types, lint and unused code, and runs the tests, which show that the product works. The last line
 * is the total. `npm test -- test/src/search` only runs the tests of a folder or file, and `--update` lets them record
 * results that they compare with files. `npm run test:fast` skips tests that need a build or a browser or read all
 * pages; `npm run test:coverage` shows which lines the unit tests cover. `npm run prove` tests whether pages are true.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { requireTestBrowser } from "../lib/browser";
import { installIn, PACKAGE_LISTS } from "../lib/package-lists.mjs";
import { outputDir } from "../lib/paths";
import { RECORDING } from "../lib/recording";
import { runProgram } from "../lib/run-program";
import { type Count, reportCounts, runVitest } from "../lib/run-vitest";

const CONFIG = "test/vitest.config.ts";
/** The projects of vitest that need neither a build nor a browser, and don't read all pages. */
const FAST = ["unit", "components", "replacing"].map((name) => `--project=${name}`);

/** A flag that is off unless it is given. */
const OFF = { type: "boolean", default: false } as const;
const { values: flags, positionals: files } = parseArgs({
  options: { fast: OFF, coverage: OFF, update: OFF, "allow-missing": OFF },
  allowPositionals: true,
});
const isWhole = files.length === 0;
if (isWhole && !flags.fast && !flags.coverage) requireTestBrowser();
await Promise.all([fetchSiteReadmes(process.env, flags), ...PACKAGE_LISTS.map(installIn)]);
const outputFolder = outputDir({});
const hadOutput = existsSync(outputFolder);
// Checks and tests run in parallel, because both use only one core at first.
const counts = await Promise.all([isWhole ? checks() : [], tests()]);
reportCounts([...counts.flat(), checkLeftovers()]);

async function checks(): Promise<Count[]> {
  return [
    // TypeScript 6, whose API the scripts use, finds the same errors, but takes five times as long.
    await check("types", "typescript-7/bin/tsc", ["--noEmit"]),
    await check("lint and format", "@biomejs/biome/bin/biome", ["check", "--error-on-warnings"]),
    await check("nothing unused", "knip/bin/knip.js", ["--config", ".knip.ts", "--no-config-hints"]),
  ];
}

function tests(): Promise<Count> {
  if (flags.coverage) return runVitest(CONFIG, [...FAST, ...files, "--coverage", "--testTimeout=60000"]);
  return runVitest(CONFIG, [...(flags.fast ? FAST : []), ...files], flags.update ? RECORDING : {});
}

/**
 * Runs a check, which counts as one test. Its output is printed at once, so that it doesn't mix with the output of the
 * tests.
 */
async function check(name: string, program: string, args: string[]): Promise<Count> {
  const { status, output } = await runProgram(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const isPassed = status === 0;
  console.log(`\n${output}${name}: ${isPassed ? "passed" : "failed"}`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}

/**
 * Fails when a test has left files in the site's output folder, because `npm start` would then refuse to build. Counts
 * as one test.
 */
function checkLeftovers(): Count {
  const isPassed = hadOutput || !existsSync(outputFolder);
  if (!isPassed) console.log(`A test has written to ${outputFolder}. Make it write to a temporary folder.`);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 };
}
