import { beforeAll, expect, test } from "vitest";
import { ask, isTunedHalf, measure } from "../../scripts/site/search/measure";
import { readQuestions, readSplit } from "../../scripts/site/search/questions";
import { toRecords } from "../../scripts/site/search/records";
import { buildIndex } from "../../src/search/build-index";
import type { SearchIndex } from "../../src/search/query";
import { readBodies, readHeads } from "../../src/search/read-index";
import { ownSite } from "../own-site";
import { config } from "../scripts/temporary-content";

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

let index: SearchIndex;

beforeAll(async () => {
  const { heads, bodies } = buildIndex(toRecords(ownSite, config));
  index = readBodies(bodies, readHeads(heads));
});

// The minimum shares that must be reached; `npm run search:measure` prints the actual ones.
test("questions that were written without knowing the engine, and that nothing was tuned on", () => {
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

test("what readers meet in warnings, bundles and logs leads to what explains it", () => {
  const { count, first, five } = measure(ask(index, backward));
  expect(count).toBe(30);
  expect(five).toBe(1);
  expect(first).toBeGreaterThan(0.86);
});
