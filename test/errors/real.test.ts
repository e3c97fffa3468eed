import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { findMessages } from "../../src/errors/find-messages";
import { readCatalogue } from "./catalogue";

/** An output from a public thread. `real/README.md` explains the fields. */
interface RealOutput {
  thread: string;
  family: string;
  about: string;
  entry?: string;
  output: string;
}

/** The share of outputs that has to be answered well. */
const GOOD = 0.95;

async function read(name: string): Promise<RealOutput[]> {
  return JSON.parse(await readFile(path.join(import.meta.dirname, `real/${name}.json`), "utf8"));
}

/** What went wrong with each output that was not answered as its judge says: `thread: found`. */
async function mistakes(outputs: RealOutput[]): Promise<string[]> {
  const catalogue = await readCatalogue();
  return outputs.flatMap(({ thread, about, entry, output }) => {
    const found = findMessages(output, catalogue)[0]?.entry.id;
    return found === entry ? [] : [`${thread} (${about}): ${found ?? "nothing"} instead of ${entry ?? "nothing"}`];
  });
}

test.each(["seen", "held-back"])(
  "outputs that the catalogue covers lead to the right entry first: %s",
  async (name) => {
    const covered = (await read(name)).filter(({ entry }) => entry !== undefined);
    const wrong = await mistakes(covered);
    expect(covered.length).toBeGreaterThan(80);
    expect(1 - wrong.length / covered.length, wrong.join("\n")).toBeGreaterThanOrEqual(GOOD);
  },
);

test.each(["seen", "held-back"])("outputs that it does not cover get no answer: %s", async (name) => {
  const rest = (await read(name)).filter(({ entry }) => entry === undefined);
  const wrong = await mistakes(rest);
  expect(1 - wrong.length / rest.length, wrong.join("\n")).toBeGreaterThanOrEqual(GOOD);
});

test("no output is in both halves, and entries that are expected exist", async () => {
  const all = [...(await read("seen")), ...(await read("held-back"))];
  expect(new Set(all.map(({ thread }) => thread)).size).toBe(all.length);
  const ids = new Set((await readCatalogue()).map(({ id }) => id));
  expect(all.filter(({ entry }) => entry !== undefined && !ids.has(entry))).toEqual([]);
});
