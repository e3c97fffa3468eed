/**
 * `npm run prove`: runs the proofs, which test that pages are true. `npm run prove -- guides/caching` runs the proofs
 * of a page or a section. `-- --changed` runs the ones affected by differences from the main branch, and `-- --changed
 * COMMIT` by differences from a commit. `--shard 1/4` runs a part, for machines side by side, and `--update` records the
 * output of guides. It prints which proofs run and why, and counts their tests in the last line.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { requireChromium } from "../lib/browser";
import { contentDir, paths } from "../lib/paths";
import { RECORDING } from "../lib/recording";
import { count } from "../lib/report";
import { reportCounts, runVitest } from "../lib/run-vitest";
import { type AffectedProof, proofsOfChange, proofsOfPages } from "../proofs/affected-proofs";
import { mergeBase } from "../proofs/changes";
import { chosenPages, PAGES_VARIABLE } from "../proofs/chosen-pages";
import { isWide } from "../proofs/proof-files";

/** The maximum number of reasons to print for a proof. */
const SHOWN_REASONS = 3;

const { values, positionals } = parseArgs({
  options: { changed: { type: "boolean" }, update: { type: "boolean" }, shard: { type: "string" } },
  allowPositionals: true,
});
const shard = values.shard ? [`--shard=${values.shard}`] : [];
const recording = values.update ? RECORDING : {};
requireChromium();
if (values.changed) {
  const [commit = mergeBase()] = positionals;
  await run(proofsOfChange(commit));
} else if (positionals.length > 0) {
  await run(proofsOfPages(chosenPages(positionals, contentDir({}))));
} else {
  console.log("All proofs run.");
  reportCounts([await runVitest("test/proofs/vitest.config.ts", shard, recording)]);
}

async function run(proofs: AffectedProof[]): Promise<void> {
  for (const { file, reasons } of proofs) {
    const more = reasons.length > SHOWN_REASONS ? `, and ${reasons.length - SHOWN_REASONS} more` : "";
    console.log(`${file}  because of ${reasons.slice(0, SHOWN_REASONS).join(", ")}${more}`);
  }
  console.log(proofs.length === 0 ? "No proof is touched." : `${count(proofs.length, "proof")} to run.`);
  if (proofs.length === 0) return reportCounts([]);
  // Proofs of many pages only look at the changed ones, unless one of them has to run for another reason.
  const areLimited = proofs.filter(isWide).every(({ isByPages }) => isByPages);
  const pages = [...new Set(proofs.flatMap(({ reasons, isByPages }) => (isByPages ? reasons : [])))];
  const env = { ...recording, ...(areLimited && { [PAGES_VARIABLE]: pages.join(",") }) };
  // vitest would match a relative path anywhere in a path, so other files would run too.
  const files = proofs.map(({ file }) => path.join(paths.root, file));
  reportCounts([await runVitest("test/proofs/vitest.config.ts", [...files, ...shard, "--passWithNoTests"], env)]);
}
