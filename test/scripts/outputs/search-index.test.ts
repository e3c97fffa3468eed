import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { makeSearchFiles, searchModule, writeSearchFiles } from "../../../scripts/outputs/search-index";
import { SearchEngine } from "../../../src/search/engine";
import { record, records } from "../../src/search/records";
import { temporaryFolder } from "../temporary-content";

test("names change with the content and with nothing else", () => {
  const { names } = makeSearchFiles(records);
  expect(makeSearchFiles(structuredClone(records)).names).toEqual(names);
  const other = makeSearchFiles([...records, record("/new/", ["New", "New"], { content: "New." })]).names;
  expect([other.heads, other.bodies, other.texts]).not.toContain(names.heads);
  expect(other.bodies).not.toBe(names.bodies);
  expect(other.texts).not.toBe(names.texts);
});

test("the written files are what the engine loads", async () => {
  const folder = await temporaryFolder();
  const search = makeSearchFiles(records);
  await writeSearchFiles(search, folder);
  const engine = new SearchEngine(search.names, (name) => readFile(path.join(folder, name)));
  await engine.finish();
  const [result] = (await engine.search("public path address")).results;
  if (!result) throw new Error("There is no result.");
  const parts = await engine.excerpt(result);
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toContain("address");
  expect((await readdir(path.join(folder, search.names.texts))).length).toBe(6);
  const { searchFiles, titles } = await import(`data:text/javascript,${encodeURIComponent(searchModule(search))}`);
  expect(searchFiles).toEqual(search.names);
  expect(new TextEncoder().encode(titles)).toEqual(search.files.get(search.names.heads));
});
