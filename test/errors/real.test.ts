import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { findMessages } from "../../src/errors/find-messages";
import { packPatterns, unpackPatterns } from "../../src/errors/pack-patterns";
import { catalogue } from "./catalogue";

/** What somebody has pasted into a public thread; `real/README.md` documents the fields. */
interface RealOutput {
  thread: string;
  about: string;
  entry: string | string[] | null;
  output: string;
}

/** What readers' browsers find with. */
const packed = unpackPatterns(packPatterns(catalogue));

test.each([
  { half: "seen", covered: 0.98, others: 0.95 },
  { half: "held-back", covered: 0.95, others: 0.75 },
  { half: "fresh", covered: 0.98, others: 0.95 },
  { half: "fresh-2", covered: 0.95, others: 0.9 },
  { half: "fresh-3", covered: 0.95, others: 0.95 },
  { half: "seen-2", covered: 0.93, others: 1 },
])(
  "of the real outputs that are $half, most lead to the right entry, or to none",
  async ({ half, covered, others }) => {
    const file = path.join(import.meta.dirname, `real/${half}.json`);
    const outputs = JSON.parse(await readFile(file, "utf8")) as RealOutput[];
    const isRight = ({ entry, output }: RealOutput) => {
      const [first] = findMessages(output, packed);
      return entry === null ? first === undefined : [entry].flat().includes(catalogue[first?.entry.id ?? -1]?.id ?? "");
    };
    const withEntry = outputs.filter(({ entry }) => entry !== null);
    const without = outputs.filter(({ entry }) => entry === null);
    const right = [withEntry, without].map((part) => part.filter(isRight).length);
    const [found = 0, silent = 0] = right;
    console.log(`${half}: right entry first ${found} of ${withEntry.length}, no answer ${silent} of ${without.length}`);
    expect(found / withEntry.length).toBeGreaterThanOrEqual(covered);
    expect(silent / without.length).toBeGreaterThanOrEqual(others);
  },
);

test("the right entries of real outputs are in the catalogue", async () => {
  const ids = new Set(catalogue.map(({ id }) => id));
  const named = await Promise.all(
    ["seen", "seen-2", "held-back", "fresh", "fresh-2", "fresh-3"].map(async (half) => {
      const text = await readFile(path.join(import.meta.dirname, `real/${half}.json`), "utf8");
      return (JSON.parse(text) as RealOutput[]).flatMap(({ entry }) => entry ?? []);
    }),
  );
  expect(named.flat().filter((id) => !ids.has(id))).toEqual([]);
});
