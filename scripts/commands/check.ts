/**
 * `npm run check`: prints the problems of the content without building it, writes the JSON schema for editors, and records
 * new headings, whose anchors have to last.
 */

import { writeFile } from "node:fs/promises";
import { addressesOf, recordAnchors } from "../checks/anchors";
import { checkOwnPages } from "../checks/check-own-pages";
import type { Fence } from "../checks/samples/page-parts";
import { untestedSamples } from "../checks/samples/untested-samples";
import { checkPhrases } from "../checks/style/check-phrases";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { paths } from "../lib/paths";
import { inTextOrder } from "../lib/problem";
import { count, printProblems, printSummary } from "../lib/report";
import { frontMatterJsonSchema, SCHEMA_FILE } from "../site/content/front-matter";
import { readTrustedPages } from "../site/content/trusted-pages";
import { loadSite } from "../site/load-site";

const flags = readFlags("allow-missing");
await writeFile(SCHEMA_FILE, frontMatterJsonSchema());
await fetchSiteReadmes(process.env, flags);
const { site, contentDir } = await loadSite(process.env);
const pages = await readTrustedPages(site, contentDir);
const problems = [...site.problems, ...(await checkOwnPages(site.pages, pages)), ...checkPhrases(pages)].sort(
  inTextOrder,
);
printProblems(problems, contentDir);
if (contentDir === paths.content) {
  const recorded = recordAnchors(addressesOf(site.pages));
  if (recorded > 0) console.log(`${count(recorded, "new heading")} recorded in test/published-anchors.txt.`);
}
for (const page of pages) printUntested(page.file, await untestedSamples(page));
if (!printSummary(problems)) process.exitCode = 1;
else console.log(`${count(site.pages.length, "page")} checked.`);

/** Prints samples without a test. They aren't problems, because such a sample can still be correct. */
function printUntested(file: string, samples: Fence[]): void {
  const lines = samples.map(({ line }) => line).join(", ");
  if (lines) console.log(`${file}: ${count(samples.length, "sample")} without a test of its effect, line ${lines}`);
}
