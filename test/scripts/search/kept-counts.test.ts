import { readdir, truncate } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { keptCounts } from "../../../scripts/search/kept-counts";
import { buildIndex } from "../../../src/search/build-index";
import { countWords } from "../../../src/search/count-words";
import { records } from "../../src/search/records";
import { temporaryFolder } from "../temporary-content";

const edited = records.map((record, at) =>
  at === 1 ? { ...record, content: `${record.content} Otherwise.` } : record,
);

test("kept words make the same index, also after an edit", async () => {
  const folder = path.join(await temporaryFolder(), "made/when/missing");
  for (const each of [records, records, edited, records]) {
    expect([...keptCounts(each, folder)]).toEqual([...countWords(each)]);
    expect(buildIndex(each, keptCounts(each, folder))).toEqual(buildIndex(each));
  }
  expect(buildIndex(edited).bodies).not.toEqual(buildIndex(records).bodies);
});

test("what was cut off in the cache is counted again", async () => {
  const folder = await temporaryFolder();
  const wanted = [...keptCounts(records, folder)];
  for (const name of await readdir(folder)) await truncate(path.join(folder, name), 110);
  expect([...keptCounts(records, folder)]).toEqual(wanted);
});
