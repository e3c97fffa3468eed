import { expect, test, vi } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { SearchEngine } from "../../../src/search/engine";
import { payloads } from "../../hostile";
import { records } from "./records";

const words = new TextEncoder().encode(JSON.stringify({ "base url": "public path" }));
const { heads, bodies } = buildIndex(records);

function files(): Record<string, Uint8Array> {
  const texts = new TextEncoder().encode(JSON.stringify(["Lead.", "The address that assets are loaded from."]));
  return { "heads.bin": heads, "full.bin": bodies, "words.json": words, "text/0.json": texts };
}

/** Loads from memory; what is missing fails. */
function loader(from = files()) {
  return vi.fn(async (name: string) => {
    const bytes = from[name];
    if (!bytes) throw new Error(`There is no ${name}.`);
    return bytes;
  });
}

test("titles answer first, texts when they have come, and nothing is loaded twice", async () => {
  const load = loader();
  const engine = new SearchEngine(load);
  const early = await engine.search("public path");
  expect(early.isComplete).toBe(false);
  expect(early.results[0]?.section.url).toBe("/concepts/output/#public-path");
  await Promise.all([engine.finish(), engine.finish(), engine.start()]);
  expect((await engine.search("framework")).isComplete).toBe(true);
  expect(load.mock.calls.flat().sort()).toEqual(["full.bin", "heads.bin", "words.json"]);
});

test("without the texts, titles still answer, and the texts are asked for again", async () => {
  const from: Record<string, Uint8Array> = { "heads.bin": heads, "words.json": words };
  const engine = new SearchEngine(loader(from));
  await expect(engine.finish()).rejects.toThrow("There is no full.bin.");
  expect((await engine.search("publicPath")).results).not.toEqual([]);
  from["full.bin"] = bodies;
  await engine.finish();
  expect((await engine.search("framework")).results).not.toEqual([]);
});

test("words of readers are known when they have come, without the texts, too", async () => {
  const from: Record<string, Uint8Array> = { "heads.bin": heads, "words.json": words };
  const engine = new SearchEngine(loader(from));
  expect((await engine.search("base url")).results).toEqual([]);
  await expect(engine.finish()).rejects.toThrow("There is no full.bin.");
  const { results, isComplete } = await engine.search("base url");
  expect(results[0]?.section.url).toBe("/concepts/output/#public-path");
  expect(isComplete).toBe(false);
});

test("a failed start is tried again", async () => {
  const from: Record<string, Uint8Array> = {};
  const engine = new SearchEngine(loader(from));
  await expect(engine.search("output")).rejects.toThrow("There is no heads.bin.");
  from["heads.bin"] = heads;
  expect((await engine.search("output")).results).not.toEqual([]);
});

test("an excerpt comes from the page's file, loaded once", async () => {
  const load = loader();
  const engine = new SearchEngine(load);
  const { results, excerpts } = await engine.search("public path address", { limit: 1 });
  const [result] = results;
  if (!result) throw new Error("There is no result.");
  expect(excerpts).toBeNull();
  await engine.excerpt(result);
  const parts = await engine.excerpt(result);
  expect(parts.map(({ text }) => text).join("")).toBe("The address that assets are loaded from.");
  expect((await engine.search("public path address", { limit: 1 })).excerpts).toEqual([parts]);
  expect(load.mock.calls.flat().filter((name) => name === "text/0.json")).toHaveLength(1);
});

test.each(payloads("queries"))("a query that is %s is answered", async (_, query) => {
  const engine = new SearchEngine(loader());
  await engine.finish();
  expect((await engine.search(query)).results).toEqual(expect.any(Array));
});
