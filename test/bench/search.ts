import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { SEARCH_FOLDER } from "../../scripts/site/outputs/search-index";
import { readQuestions } from "../../scripts/site/search/questions";
import { search } from "../../src/search/query";
import { readBodies, readHeads } from "../../src/search/read-index";
import readerWords from "../../src/search/reader-words.json";
import { SEARCH_FILES } from "../../src/search/search-files";
import { readSynonyms } from "../../src/search/synonyms";
import { newPage, type Opened, slowDown, withSite } from "./browser";
import type { Answer } from "./host";
import type { Row } from "./report";
import { focusToResult, keysToResults } from "./search-box";
import { median, quantile } from "./statistics";

const RUNS = 5;

/** Measures the search of a built site: bytes, the time to the first result, and the time for every key. */
export async function measureSearch(dist: string): Promise<Row[]> {
  console.error("Searching ...");
  const runs = await withSite(dist, async (opened) => ({
    fast: await visit(opened, false),
    slow: await visit(opened, true),
  }));
  const row = (what: string, figures: Row["figures"], targets: Row["targets"] = {}): Row => {
    return { part: "search", site: "ours", what, figures, targets };
  };
  const { before, after } = runs.slow; // On a fast connection, everything is fetched before the first result is shown.
  const index = await sizeOfIndex(dist);
  return [
    row("fetched before the first result", { kB: before }, { kB: 45 }),
    row("the index, excerpts apart", { kB: index }, { kB: 180 }),
    row("fetched in all, with box, engine and excerpts", { kB: before + after }),
    row("focus to first result", spread(runs.fast.waits)),
    row("focus to first result, slow 4G, 4x CPU", spread(runs.slow.waits), { "median ms": 800 }),
    row("key to results on screen", spread(runs.fast.keys), { "median ms": 12, "p95 ms": 25 }),
    row("key to results on screen, 4x CPU", spread(runs.slow.keys)),
    row("key to results, the engine alone", spread(await askEngine(dist))),
  ];
}

function spread(times: number[]): Row["figures"] {
  return { "median ms": median(times), "p95 ms": quantile(times, 0.95) };
}

/** Simulates a reader who types as soon as the box appears, and continues when the whole index has loaded. */
async function visit(opened: Opened, isSlow: boolean) {
  const { host } = opened;
  const waits: number[] = [];
  const keys: number[] = [];
  let fetched = { before: 0, after: 0 };
  for (let run = 0; run <= RUNS; run++) {
    const page = await newPage(opened);
    await page.goto("/concepts/", { waitUntil: "networkidle" });
    await slowDown(page, host, isSlow);
    host.takeSent();
    const wait = await page.evaluate(focusToResult);
    const before = kB(host.takeSent());
    await page.waitForTimeout(3000); // Waits for the rest of the index.
    fetched = { before, after: kB(host.takeSent()) };
    if (run > 0) waits.push(wait); // During the initial run, the host compresses its files.
    keys.push(...(await page.evaluate(keysToResults, "how to split vendor code")));
    await page.context().close();
    host.slowDown(false);
  }
  return { waits, keys, ...fetched };
}

function kB(answers: Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/** Returns the size of titles, texts and synonyms in kB (brotli). */
async function sizeOfIndex(dist: string): Promise<number> {
  const { heads, bodies, words } = SEARCH_FILES;
  const folder = await folderOfIndex(dist);
  const files = await Promise.all([heads, bodies, words].map((name) => readFile(path.join(folder, name))));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0) / 1000;
}

async function folderOfIndex(dist: string): Promise<string> {
  const [folder = ""] = await readdir(path.join(dist, SEARCH_FOLDER));
  return path.join(dist, SEARCH_FOLDER, folder);
}

/** Returns the milliseconds of every key of all questions in Node.js, with the built index. */
async function askEngine(dist: string): Promise<number[]> {
  const folder = await folderOfIndex(dist);
  const index = {
    ...readBodies(
      await readFile(path.join(folder, SEARCH_FILES.bodies)),
      readHeads(await readFile(path.join(folder, SEARCH_FILES.heads))),
    ),
    synonyms: readSynonyms(readerWords),
  };
  const questions = await readQuestions("questions.json");
  return questions.flatMap(({ query }) => {
    return Array.from(query, (_, last) => {
      const start = performance.now();
      search(index, query.slice(0, last + 1));
      return performance.now() - start;
    });
  });
}
