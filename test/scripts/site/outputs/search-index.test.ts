import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { writeFiles } from "../../../../scripts/lib/write-files";
import { makeSearchFiles } from "../../../../scripts/site/outputs/search-index";
import { SearchEngine } from "../../../../src/search/engine";
import { SEARCH_FILES } from "../../../../src/search/search-files";
import { record, records } from "../../../src/search/records";
import { temporaryFolder } from "../../temporary-content";

test("the folder's name changes with the content, and with nothing else", () => {
  const { folder, files } = makeSearchFiles(records);
  expect(makeSearchFiles(structuredClone(records)).folder).toBe(folder);
  expect([...files.keys()].filter((name) => !name.startsWith(folder))).toEqual([]);
  const other = makeSearchFiles([...records, record("/new/", ["New", "New"], { content: "New." })]);
  expect(other.folder).not.toBe(folder);
});

test("the written files are the ones that the engine loads", async () => {
  const folder = await temporaryFolder();
  const search = makeSearchFiles(records);
  await writeFiles(search.files, folder);
  const engine = new SearchEngine((name) => readFile(path.join(folder, search.folder, name)));
  await engine.finish();
  const [result] = (await engine.search("public path address")).results;
  if (!result) throw new Error("There is no result.");
  const [excerpt] = await engine.excerpts([result]);
  expect(excerpt?.ranges.map(([start, end]) => excerpt.text.slice(start, end))).toContain("address");
  expect([...search.files.keys()].filter((name) => name.includes("/text/"))).toHaveLength(6);
  expect(new TextEncoder().encode(search.titles ?? "")).toEqual(
    search.files.get(`${search.folder}${SEARCH_FILES.heads}`),
  );
});
