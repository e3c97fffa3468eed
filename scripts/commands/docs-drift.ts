/**
 * `npm run docs:drift`: lists pages that are out of date with the packages.
 *
 * Without arguments it compares the facts that the pages were last checked against with the installed packages;
 * `--update` records that the pages are up to date. `npm run docs:drift -- webpack@5.113.0 webpack-cli@latest` compares
 * the installed packages with other versions.
 */
import { parseArgs } from "node:util";
import { compareFacts } from "../facts/compare";
import { readDocumented, writeDocumented } from "../facts/documented";
import type { Facts } from "../facts/facts";
import { installVersions } from "../facts/install-versions";
import { pageOf } from "../facts/page-of";
import { printDrift } from "../facts/print-drift";
import { readFacts } from "../facts/read-facts";
import { fetchOwnReadmes } from "../fetch/readmes/own-readmes";
import { paths } from "../lib/paths";
import { count, exitWithSentence } from "../lib/report";
import { loadSite } from "../site/load-site";

try {
  const { values, positionals } = parseArgs({ options: { update: { type: "boolean" } }, allowPositionals: true });
  const installed = await readFacts(paths.root);
  if (values.update) writeDocumented(installed);
  else if (positionals.length > 0) await report(...inOrder(installed, await readFacts(installVersions(positionals))));
  else if ((await report(readDocumented(), installed)) > 0) process.exitCode = 1;
} catch (error) {
  exitWithSentence(error);
}

async function report(before: Facts, after: Facts): Promise<number> {
  const drifts = compareFacts(before, after);
  await fetchOwnReadmes(process.env, process.argv);
  const { site } = await loadSite(process.env);
  if (drifts.length > 0) console.log(printDrift(drifts, (drift) => pageOf(drift, site.pages)));
  console.log(
    `\nwebpack ${before.versions.webpack} to ${after.versions.webpack}: ${count(drifts.length, "fact")} differ.`,
  );
  return drifts.length;
}

/** Returns the older state first, so that "appeared" means new. */
function inOrder(a: Facts, b: Facts): [before: Facts, after: Facts] {
  const [first = "", second = ""] = [a, b].map(({ versions }) => Object.values(versions).join(" "));
  return first.localeCompare(second, "en", { numeric: true }) <= 0 ? [a, b] : [b, a];
}
