import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { analyzeOutput } from "../../../src/errors/analyze-output";
import { cleanOutput } from "../../../src/errors/clean-output";
import { catalog, placed } from "./catalog";

/** An output that someone pasted into a public thread; `real/README.md` documents the fields. */
interface RealOutput {
  thread: string;
  about: string;
  entry: string | string[] | null;
  output: string;
}

/** The number of characters of a message that identify its line. */
const BEGINNING = 30;
/**
 * The sets, with the minimum share of right answers for outputs that an entry covers, and the maximum number of others
 * that get an answer all the same.
 */
const FLOORS = [
  { set: "seen", covered: 0.98, misled: 1 },
  { set: "held-back", covered: 0.95, misled: 3 },
  { set: "fresh", covered: 0.98, misled: 1 },
  { set: "fresh-2", covered: 0.95, misled: 3 },
  { set: "fresh-3", covered: 0.95, misled: 1 },
  { set: "fresh-4", covered: 0.94, misled: 3 },
  { set: "fresh-5", covered: 0.95, misled: 0 },
  { set: "fresh-6", covered: 0.88, misled: 8 },
  { set: "seen-2", covered: 0.93, misled: 0 },
];
const SETS = FLOORS.map(({ set }) => set);

async function readOutputs(set: string): Promise<RealOutput[]> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, `real/${set}.json`), "utf8")) as RealOutput[];
}

/** Returns the id of the entry that readers see first for an output. */
function firstIn(output: string): string | undefined {
  return catalog[analyzeOutput(output, placed).problems[0]?.entry.id ?? -1]?.id;
}

test.each(FLOORS)(
  "most real outputs that are $set lead to the right entry, or to none",
  async ({ set, covered, misled }) => {
    const outputs = await readOutputs(set);
    const isRight = ({ entry, output }: RealOutput) =>
      entry === null ? firstIn(output) === undefined : [entry].flat().includes(firstIn(output) ?? "");
    const withEntry = outputs.filter(({ entry }) => entry !== null);
    const without = outputs.filter(({ entry }) => entry === null);
    const right = [withEntry, without].map((part) => part.filter(isRight).length);
    const [found = 0, silent = 0] = right;
    console.log(`${set}: right entry first ${found} of ${withEntry.length}, no answer ${silent} of ${without.length}`);
    expect(found / withEntry.length).toBeGreaterThanOrEqual(covered);
    expect(without.length - silent).toBeLessThanOrEqual(misled);
  },
);

test("the right entries of real outputs are in the catalog", async () => {
  const ids = new Set(catalog.map(({ id }) => id));
  const named = await Promise.all(
    SETS.map(async (set) => (await readOutputs(set)).flatMap(({ entry }) => entry ?? [])),
  );
  expect(named.flat().filter((id) => !ids.has(id))).toEqual([]);
});

/** The lines of all real outputs that contain the topmost message, and its entry. */
const lines = await linesOfMessages();

test("most messages are found without the other lines of an output", () => {
  expect(lines.filter(({ line, id }) => firstIn(line) === id).length / lines.length).toBeGreaterThanOrEqual(0.93);
});

test.each([
  { what: "brackets", share: 0.85, signs: /[()]/g },
  { what: "colons", share: 0.94, signs: /:(?=\s|$)/g },
  { what: "points", share: 0.93, signs: /\.(?=\s|$)/g },
  { what: "quotation marks", share: 0.73, signs: /['"`]/g },
  { what: "their place", share: 0.82, signs: / (?:in|from) ['"./].*$/ },
])("most messages are found without $what, as people type them", ({ what, share, signs }) => {
  const concerned = lines.filter(({ line }) => line.search(signs) >= 0);
  const found = concerned.filter(({ line, id }) => firstIn(line.replace(signs, "")) === id);
  console.log(`without ${what}: the same entry first for ${found.length} of ${concerned.length}`);
  expect(found.length / concerned.length).toBeGreaterThanOrEqual(share);
});

async function linesOfMessages(): Promise<{ line: string; id: string }[]> {
  const outputs = (await Promise.all(SETS.map(readOutputs))).flat();
  return outputs.flatMap(({ output }) => {
    const [first] = analyzeOutput(output, placed).problems;
    const line = output.split("\n").find((each) => first && cleanOutput(each).includes(first.text.slice(0, BEGINNING)));
    return line && first ? [{ line, id: catalog[first.entry.id]?.id ?? "" }] : [];
  });
}
