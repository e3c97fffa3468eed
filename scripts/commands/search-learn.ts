/**
 * `npm run search:learn`: learns the weights that sort the best candidates of a search from the training questions of
 * `test/search`, and writes them to `src/search/learned-weights.json`. It doesn't need a network unless READMEs are
 * missing.
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { paths } from "../lib/paths";
import { loadSite } from "../site/load-site";
import { completeIndex } from "../site/search/complete-index";
import { crossValidate, learn, reciprocalRanks, toExamples } from "../site/search/learn";
import { readSplit } from "../site/search/questions";
import { toRecords } from "../site/search/records";

const FILE = path.join(paths.root, "src/search/learned-weights.json");

await fetchSiteReadmes(process.env);
const { site, config } = await loadSite(process.env);
const index = completeIndex(toRecords(site, config));
const { training } = await readSplit();
const examples = toExamples(index, training);
const weights = learn(examples);
await writeFile(FILE, `${JSON.stringify(weights, null, 2)}\n`);
const mean = (ranks: number[]) => (ranks.reduce((sum, rank) => sum + rank, 0) / ranks.length).toFixed(3);
console.log(`${examples.length} training questions; the mean reciprocal rank is`);
console.log(`  ${mean(reciprocalRanks(examples, { score: 1 }))} without learned weights,`);
console.log(`  ${mean(crossValidate(examples))} with weights learned from the other four fifths,`);
console.log(`  ${mean(reciprocalRanks(examples, weights))} with those now in src/search/learned-weights.json.`);
