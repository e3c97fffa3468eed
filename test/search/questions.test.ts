import { brotliCompressSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { ask, isHeldBack, measure } from "../../scripts/site/search/measure";
import { readQuestions } from "../../scripts/site/search/questions";
import { toRecords } from "../../scripts/site/search/records";
import { buildIndex, type IndexFiles } from "../../src/search/build-index";
import type { SearchIndex } from "../../src/search/query";
import { readBodies, readHeads } from "../../src/search/read-index";
import { ownSite } from "../own-site";
import { config } from "../scripts/temporary-content";

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

/** Old members, codes, names in a bundle, lines of logs, and what replaces them: looking up backwards. */
const backward = await readQuestions("questions-backward-2026-11-28.json");

let files: IndexFiles;
let index: SearchIndex;

beforeAll(async () => {
  files = buildIndex(toRecords(ownSite, config));
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
  const all = [...questions, ...blind, ...blindAgain, ...blindPlain, ...threads, ...plain, ...backward];
  const asked = all.map(({ query }) => query);
  expect(asked.filter((query, position) => asked.indexOf(query) !== position)).toEqual([]);
  for (const { answers } of all) {
    expect(answers.length).toBeGreaterThan(0);
    for (const url of answers) expect(url).toMatch(/^\/([\w-]+\/)*(#[\w$-]+|\*)?$/);
  }
});
