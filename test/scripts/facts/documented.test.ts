import { expect, test } from "vitest";
import { compareFacts } from "../../../scripts/facts/compare";
import { readDocumented } from "../../../scripts/facts/documented";
import { formatDrift } from "../../../scripts/facts/format-drift";
import { DOCUMENTED_NAMES, packagesAt } from "../../../scripts/facts/packages";
import { pageOf } from "../../../scripts/facts/page-of";
import { readFacts } from "../../../scripts/facts/read-facts";
import { readHistories } from "../../../scripts/facts/since/file";
import { minorOf } from "../../../scripts/facts/since/versions";
import { paths } from "../../../scripts/lib/paths";

test("the pages were checked against the installed packages", async () => {
  const drifts = compareFacts(readDocumented(), await readFacts(paths.root));
  if (drifts.length === 0) return;
  const { ownSite } = await import("../../own-site");
  const advice = "Bring these pages up to date, then run `npm run docs:drift -- --update`.";
  expect.fail(`${advice}\n\n${formatDrift(drifts, (drift) => pageOf(drift, ownSite.pages))}`);
}, 120_000);

test.each(DOCUMENTED_NAMES)("since.json goes up to the installed version of %s", (name) => {
  const read = readHistories([name])[name]?.versions.map(minorOf);
  expect(read, "Run `npm run facts:since`.").toContain(minorOf(packagesAt(paths.root).versionOf(name)));
});

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
