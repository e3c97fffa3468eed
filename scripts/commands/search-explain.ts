/**
 * `npm run search:explain -- "a query"`: prints the best results of search for a query, with what each one's rank is made
 * of. `src/search/README.md` says what to do about a page that ranks badly.
 */
import { parseArgs } from "node:util";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { loadSite } from "../site/load-site";
import { completeIndex } from "../site/search/complete-index";
import { explain } from "../site/search/explain";
import { toRecords } from "../site/search/records";

const RESULTS = 10;

const { positionals } = parseArgs({ allowPositionals: true });
const query = positionals.join(" ");
if (query === "") throw new Error('Say what to search for: npm run search:explain -- "tree shaking css"');
await fetchSiteReadmes(process.env);
const { site, config } = await loadSite(process.env);
const { words, results } = explain(completeIndex(toRecords(site, config)), query, RESULTS);
console.log("Words of the query, how rare they are, and the terms that answer them:");
for (const { word, rarity, terms } of words) console.log(`  ${word} (${rarity.toFixed(1)}): ${terms.join(", ")}`);
if (results.length === 0) console.log("No section contains any of them.");
for (const [at, { url, score, place, found, learned }] of results.entries()) {
  console.log(`${at + 1}. ${url}`);
  console.log(`   score ${score.toFixed(2)}, place ${place} before the learned weights; contains ${found.join(", ")}`);
  const parts = learned.map(({ feature, value }) => `${feature} ${value.toFixed(2)}`);
  if (parts.length > 0) console.log(`   learned weights: ${parts.join(", ")}`);
}
