/** `npm run search:measure`: prints how well search answers the questions in `test/search`, by kind, and how fast. */
import { brotliCompressSync } from "node:zlib";
import { buildIndex } from "../../src/search/build-index";
import { search } from "../../src/search/query";
import { readHeads } from "../../src/search/read-index";
import { fetchSiteReadmes } from "../fetch/readmes/site-readmes";
import { readFlags } from "../lib/flags";
import { loadSite } from "../site/load-site";
import { completeIndex } from "../site/search/complete-index";
import { type Answer, ask, isHeldBack, isTunedHalf, measure, type Question } from "../site/search/measure";
import { readQuestions, readSplit } from "../site/search/questions";
import { toRecords } from "../site/search/records";

const flags = readFlags("misses");
await fetchSiteReadmes(process.env);
const { site, config } = await loadSite(process.env);
const records = toRecords(site, config);
const files = buildIndex(records);
const index = completeIndex(records);
const questions = await readQuestions("questions.json");

const all = ask(index, questions);
const tuned = all.filter(({ question }) => !isHeldBack(question));
const held = all.filter(({ question }) => isHeldBack(question));
console.log("kind           count  first  five   page   pages  mrr");
printKinds(questions, all);
print("tuned on", tuned);
print("held back", held);
print("all", all);
// These questions were written without knowing the engine. Half of them were used for tuning later; the result for the
// other half, `untouched`, is what readers can expect.
for (const day of ["2026-11-22", "2026-11-22-b", "2026-11-22-c"]) {
  const written = await readQuestions(`questions-blind-${day}.json`);
  const untouched = written.filter((question) => !isTunedHalf(question));
  print(`blind, tuned ${day.slice(11)}`, ask(index, written.filter(isTunedHalf)));
  print(`untouched ${day.slice(11)}`, ask(index, untouched));
}
const { training, heldBack } = await readSplit();
print("all training", ask(index, training));
const answers = ask(index, heldBack);
print("all held back", answers);
printKinds(heldBack, answers, "  ");
print("backward", ask(index, await readQuestions("questions-backward-2026-11-28.json")));
print("titles only", ask({ ...index, heads: readHeads(files.heads), bodies: null }, questions, index.heads.sections));

const kB = (bytes: Uint8Array) => `${(brotliCompressSync(bytes).length / 1000).toFixed(1)} kB`;
console.log(`${records.length} sections; brotli: titles ${kB(files.heads)}, texts ${kB(files.bodies)}.`);
printTimes(questions);
if (flags.misses) printMisses(tuned);

/**
 * Prints the answers to the questions of each kind. Kinds are in the order in which they appear among all questions.
 */
function printKinds(asked: Question[], answers: Answer[], indent = ""): void {
  for (const kind of new Set(asked.map((question) => question.kind))) {
    const own = answers.filter(({ question }) => question.kind === kind);
    print(indent + kind, own);
  }
}

function printTimes(asked: Question[]): void {
  const times = asked.flatMap(({ query }) => {
    return Array.from(query, (_, last) => {
      const start = performance.now();
      search(index, query.slice(0, last + 1));
      return performance.now() - start;
    });
  });
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(`${times.length} keystrokes: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.9999)} ms.`);
}

function print(name: string, answers: Answer[]): void {
  const { count, first, five, page, pageOfFive, mrr } = measure(answers);
  const shares = [first, five, page, pageOfFive, mrr].map((share) => share.toFixed(3).padStart(6)).join(" ");
  console.log(`${name.padEnd(14)} ${String(count).padStart(5)} ${shares}`);
}

function printMisses(answers: Answer[]): void {
  for (const { question, rank, isRightPage, found } of answers) {
    if (rank === 1 || (rank > 0 && isRightPage)) continue;
    console.log(`\n${question.kind} (${rank || "-"}) ${question.query}\n  ${found.join("\n  ")}`);
  }
}
