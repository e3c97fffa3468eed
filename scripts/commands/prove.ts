/**
 * `npm run prove`: runs the proofs, which say that pages are true. `npm run prove -- guides/caching` runs those of a page or a
 * section, `-- --changed` those that differ from the main branch, and `-- --changed COMMIT` from a commit. `--shard 1/4` runs a
 * part, for machines side by side. It prints which proofs run and why, and counts their tests in the last line.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { requireChromium } from "../lib/browser";
import { contentDir, paths } from "../lib/paths";
import { count } from "../lib/report";
import { reportCounts, runVitest } from "../lib/run-vitest";
import { type AffectedProof, proofsOfChange, proofsOfPages } from "../proofs/affected-proofs";
import { mergeBase } from "../proofs/changes";
import { chosenPages, PAGES_VARIABLE } from "../proofs/chosen-pages";
import { isWide } from "../proofs/proof-files";

/** How many reasons are printed for a proof. */
const SHOWN_REASONS = 3;

const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean" }, shard: { type: "string" } },
  allowPositionals: true,
});
const shard = values.shard ? [`--shard=${values.shard}`] : [];
requireChromium();
if (values.changed) {
  const [commit = mergeBase()] = positionals;
  await run(proofsOfChange(commit));
} else if (positionals.length > 0) {
  await run(proofsOfPages(chosenPages(positionals, contentDir({}))));
} else {
  console.log("All proofs run.");
  reportCounts([await runVitest("test/proofs/vitest.config.ts", shard)]);
}

async function run(proofs: AffectedProof[]): Promise<void> {
  for (const { file, reasons } of proofs) {
    const more = reasons.length > SHOWN_REASONS ? `, and ${reasons.length - SHOWN_REASONS} more` : "";
    console.log(`${file}  because of ${reasons.slice(0, SHOWN_REASONS).join(", ")}${more}`);
  }
  console.log(proofs.length === 0 ? "No proof is touched." : `${count(proofs.length, "proof")} to run.`);
  if (proofs.length === 0) return reportCounts([]);
  // Proofs of many pages look only at those that have changed, unless something else is a reason to run one of them.
  const areLimited = proofs.filter(isWide).every(({ isByPages }) => isByPages);
  const pages = [...new Set(proofs.flatMap(({ reasons, isByPages }) => (isByPages ? reasons : [])))];
  const env = areLimited ? { [PAGES_VARIABLE]: pages.join(",") } : {};
  // vitest takes a relative path for a part of a path, which would match other files, too.
  const files = proofs.map(({ file }) => path.join(paths.root, file));
  reportCounts([await runVitest("test/proofs/vitest.config.ts", [...files, ...shard, "--passWithNoTests"], env)]);
}
