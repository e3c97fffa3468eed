import { expect, test } from "vitest";
import { compareFacts } from "../../../scripts/facts/compare";
import { readDocumented } from "../../../scripts/facts/documented";
import { formatDrift } from "../../../scripts/facts/format-drift";
import { pageOf } from "../../../scripts/facts/page-of";
import { readFacts } from "../../../scripts/facts/read-facts";
import { paths } from "../../../scripts/lib/paths";

test("the pages were checked against the installed packages", async () => {
  const drifts = compareFacts(readDocumented(), await readFacts(paths.root));
  if (drifts.length === 0) return;
  const { ownSite } = await import("../../own-site");
  const advice = "Bring these pages up to date, then run `npm run docs:drift -- --update`.";
  expect.fail(`${advice}\n\n${formatDrift(drifts, (drift) => pageOf(drift, ownSite.pages))}`);
}, 120_000);

test("facts of every kind were read, including some that surely exist", () => {
  const facts = readDocumented();
  expect(facts.options["output.filename"]).toContain("string");
  expect(facts.flags["--watch"]).toContain("build");
  expect(facts.flags["--allowed-hosts"]).toBe("<value...> · serve");
  expect(facts.flags.configtest).toBe("command");
  expect(facts.exports["webpack.optimize.SplitChunksPlugin"]).toBe("function");
  expect(facts.hooks["Compiler.hooks.emit"]).toBe("AsyncSeriesHook<[Compilation]>");
  expect(facts.hooks["Compilation.hooks.processAssets"]).toContain("AsyncSeriesHook");
  expect(facts.loaderContext["this.emitFile"]).toContain("name: string");
  expect(facts.moduleNames.__webpack_public_path__).toBe("string");
});
