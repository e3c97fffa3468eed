import { expect, test } from "vitest";
import { crossValidate, type Example, learn, reciprocalRanks, toExamples } from "../../../../scripts/site/search/learn";
import { readSplit } from "../../../../scripts/site/search/questions";
import { buildIndex } from "../../../../src/search/build-index";
import { readBodies, readHeads } from "../../../../src/search/read-index";
import { records } from "../../../src/search/records";

/** Questions whose right section is always in second place and is the only one with the feature `telling`. */
const examples = Array.from(
  { length: 40 },
  (_, at): Example => ({
    query: `question ${at}`,
    features: [{ score: 0, noise: at % 2 }, { score: -0.5, telling: 1, noise: (at + 1) % 2 }, { score: -1 }],
    isRight: [false, true, false],
  }),
);

test("features that distinguish right sections get a weight, the same each time", () => {
  const weights = learn(examples);
  expect(weights.telling).toBeGreaterThan(1);
  expect(Math.abs(weights.noise ?? 9)).toBeLessThan(0.3);
  expect(learn(structuredClone(examples))).toEqual(weights);
});

test("the weights put right sections first, also for other questions", () => {
  expect(reciprocalRanks(examples, { score: 1 })).toEqual(examples.map(() => 1 / 2));
  expect(reciprocalRanks(examples, learn(examples))).toEqual(examples.map(() => 1));
  expect(crossValidate(examples)).toEqual(examples.map(() => 1));
});

test("a right section after the fifth doesn't count", () => {
  const features = [0, 1, 2, 3, 4, 5].map((at) => ({ score: -at }));
  const isRight = features.map((_, at) => at === 5);
  expect(reciprocalRanks([{ query: "late", features, isRight }], { score: 1 })).toEqual([0]);
});

test("questions without a right candidate, or with only right ones, teach nothing", () => {
  const useless = [true, false].map(
    (right): Example => ({
      query: "x",
      features: [{ a: 1 }, { b: 1 }],
      isRight: [right, right],
    }),
  );
  expect(learn([...examples, ...useless])).toEqual(learn(examples));
});

test("examples are the engine's results before learned weights", () => {
  const { heads, bodies } = buildIndex(records);
  const index = readBodies(bodies, readHeads(heads));
  const name = { kind: "option", query: "output.filename", answers: ["/configuration/output/#outputfilename"] };
  const question = { kind: "option", query: "output filename", answers: ["/configuration/output/#outputfilename"] };
  const [example, ...others] = toExamples(index, [name, question]);
  expect(others).toEqual([]);
  expect(example?.isRight.filter(Boolean)).toHaveLength(1);
  expect(example?.features[0]).toMatchObject({ score: 0 });
});

test("no question is both learned from and held back", async () => {
  const { training, heldBack } = await readSplit();
  expect([training.length, heldBack.length].every((count) => count > 500)).toBe(true);
  const seen = new Set(training.map(({ query }) => query));
  expect(heldBack.filter(({ query }) => seen.has(query))).toEqual([]);
});
