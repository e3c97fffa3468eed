import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { ask, isHeldBack, isTunedHalf, measure } from "../../scripts/site/search/measure";
import { readQuestions, readSplit } from "../../scripts/site/search/questions";
import { toRecords } from "../../scripts/site/search/records";
import { buildIndex, type IndexFiles } from "../../src/search/build-index";
import type { SearchIndex } from "../../src/search/query";
import { readBodies, readHeads } from "../../src/search/read-index";
import { config, readOwnSite } from "../scripts/temporary-content";

// Hundreds of searches take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const questions = await readQuestions("questions.json");
/**
 * Questions that were written on that day without knowing the engine, from questions that people ask. `isTunedHalf`
 * says which of them were used for tuning later.
 */
const blind = await readQuestions("questions-blind-2026-11-22.json");
/** More questions of the same kind, from later that day. */
const blindAgain = await readQuestions("questions-blind-2026-11-22-b.json");
/** Questions as people ask them in forums when they don't know what a thing is called: the hardest kind. */
const blindPlain = await readQuestions("questions-blind-2026-11-22-c.json");

/**
 * Questions that are reworded from threads. One half is for the next learning of weights, and the other for measuring
 * them.
 */
const threads = await readQuestions("questions-threads.json");
/** Questions in plain language, for the learned weights; half of them are held back. */
const plain = await readQuestions("questions-plain-2026-11-24.json");

let files: IndexFiles;
let index: SearchIndex;

beforeAll(async () => {
  const site = await readOwnSite();
  files = buildIndex(toRecords(site, config));
  index = readBodies(files.bodies, readHeads(files.heads));
}, 180_000);

// The minimum shares that must be reached; `npm run search:measure` prints the actual ones.
test("our own questions find their answers", () => {
  const { first, five, page } = measure(ask(index, questions));
  expect(five).toBeGreaterThan(0.98);
  expect(page).toBeGreaterThan(0.92);
  expect(first).toBeGreaterThan(0.89);
});

test("also questions that nothing was tuned on", () => {
  const { count, five, page } = measure(ask(index, questions.filter(isHeldBack)));
  expect(count).toBeGreaterThan(150);
  expect(five).toBeGreaterThan(0.97);
  expect(page).toBeGreaterThan(0.92);
});

test("also questions that were written without knowing the engine, and that nothing was tuned on", () => {
  const written = [...blind, ...blindAgain, ...blindPlain];
  const { count, five, page } = measure(
    ask(
      index,
      written.filter((question) => !isTunedHalf(question)),
    ),
  );
  expect(count).toBeGreaterThan(200);
  expect(five).toBeGreaterThan(0.945);
  expect(page).toBeGreaterThan(0.865);
});

test("most held-back questions find a right section first", async () => {
  const { heldBack } = await readSplit();
  const { count, mrr, five, pageOfFive } = measure(ask(index, heldBack));
  expect(count).toBeGreaterThan(750);
  expect(mrr).toBeGreaterThan(0.84);
  expect(five).toBeGreaterThan(0.915);
  expect(pageOfFive).toBeGreaterThan(0.95);
});

test.each([
  { name: "after threads", written: threads, five: 0.81, page: 0.72 },
  { name: "in plain language", written: plain, five: 0.85, page: 0.75 },
])("also questions $name from which no weights were learned", ({ written, five, page }) => {
  const reached = measure(
    ask(
      index,
      written.filter((question) => !isTunedHalf(question)),
    ),
  );
  expect(reached.count).toBeGreaterThan(150);
  expect(reached.five).toBeGreaterThan(five);
  expect(reached.page).toBeGreaterThan(page);
});

test.each([
  ["~", "/loaders/sass-loader/#webpackimporter"],
  ["/* */", "/api/module-methods/#magic-comments"],
  ["/* webpackChunkName */", "/api/module-methods/#webpackchunkname"],
  ["[]", "/configuration/output/#template-strings"],
  ['"..."', "/configuration/optimization/#optimizationminimizer"],
  ["**/*", "/api/module-methods/#importmetaglob"],
  ["?", "/configuration/module/#ruleresourcequery"],
  ["#", "/configuration/module/#ruleresourcefragment"],
  ["!=!", "/api/loaders/#inline-matchresource"],
  ["~/", "/configuration/resolve/#resolvealias"],
  ["../", "/concepts/module-resolution/#relative-paths"],
  ["/*! */", "/plugins/minimizer-webpack-plugin/#extractcomments"],
  ["#!", "/plugins/banner-plugin/#banner"],
  ["<%= %>", "/guides/native-html/#templates"],
  ["-c", "/api/cli/#flags-of-webpack-cli"],
  ["-m", "/api/cli/#flags-of-webpack-cli"],
  ["-e", "/configuration/extending-configurations/#extends"],
  ["wds", "/configuration/dev-server/"],
])("signs alone, a short flag and an abbreviation lead to what they are called: %s", (query, url) => {
  expect(ask(index, [{ kind: "symbol", query, answers: [url] }])).toMatchObject([{ rank: 1 }]);
});

test("titles alone find most of them", () => {
  const heads = readHeads(files.heads);
  expect(measure(ask({ heads, bodies: null }, questions, index.heads.sections)).five).toBeGreaterThan(0.94);
});

test("the index keeps to its budget", () => {
  const { length: heads } = brotliCompressSync(files.heads);
  const { length: bodies } = brotliCompressSync(files.bodies);
  expect(heads).toBeLessThan(23_000); // With the engine, 47 kB load before any result.
  expect(heads + bodies).toBeLessThan(195_000);
});

test("every question is unique, and refers to sections by address", () => {
  const all = [...questions, ...blind, ...blindAgain, ...blindPlain, ...threads, ...plain];
  const asked = all.map(({ query }) => query);
  expect(asked.filter((query, position) => asked.indexOf(query) !== position)).toEqual([]);
  for (const { answers } of all) {
    expect(answers.length).toBeGreaterThan(0);
    for (const url of answers) expect(url).toMatch(/^\/([\w-]+\/)*(#[\w$-]+|\*)?$/);
  }
});
