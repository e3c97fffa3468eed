import { expect, test, vi } from "vitest";
import { buildIndex } from "../../../src/search/build-index";
import { SearchEngine } from "../../../src/search/engine";
import { payloads } from "../../hostile";
import { records } from "./records";

const words = new TextEncoder().encode(JSON.stringify({ "base url": "public path" }));
const { heads, bodies } = buildIndex(records);

function files(): Record<string, Uint8Array> {
  const texts = new TextEncoder().encode(JSON.stringify(["Lead.", "The address that assets are loaded from."]));
  return { "heads.bin": heads, "full.json": bodies, "words.json": words, "text/0.json": texts };
}

/** Returns a function that loads files from memory; a missing file fails. */
function loader(from = files()) {
  return vi.fn(async (name: string) => {
    const bytes = from[name];
    if (!bytes) throw new Error(`There is no ${name}.`);
    return bytes;
  });
}

test("titles answer first, texts once they have loaded, and nothing loads twice", async () => {
  const load = loader();
  const engine = new SearchEngine(load);
  const early = await engine.search("public path");
  expect(early.isComplete).toBe(false);
  expect(early.results[0]?.section.url).toBe("/concepts/output/#public-path");
  await Promise.all([engine.finish(), engine.finish(), engine.start()]);
  expect((await engine.search("framework")).isComplete).toBe(true);
  expect(load.mock.calls.flat().sort()).toEqual(["full.json", "heads.bin", "words.json"]);
});

test("without the texts, titles still answer, and the texts are requested again", async () => {
  const from: Record<string, Uint8Array> = { "heads.bin": heads, "words.json": words };
  const engine = new SearchEngine(loader(from));
  await expect(engine.finish()).rejects.toThrow("There is no full.json.");
  expect((await engine.search("publicPath")).results).not.toEqual([]);
  from["full.json"] = bodies;
  await engine.finish();
  expect((await engine.search("framework")).results).not.toEqual([]);
});

test("synonyms are known once they have loaded, even without the texts", async () => {
  const from: Record<string, Uint8Array> = { "heads.bin": heads, "words.json": words };
  const engine = new SearchEngine(loader(from));
  expect((await engine.search("base url")).results).toEqual([]);
  await expect(engine.finish()).rejects.toThrow("There is no full.json.");
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

test("an excerpt comes from the page's file, which loads once", async () => {
  const load = loader();
  const engine = new SearchEngine(load);
  const { results, excerpts } = await engine.search("public path address", { limit: 1 });
  const [result] = results;
  if (!result) throw new Error("There is no result.");
  expect(excerpts).toBeNull();
  await engine.excerpts([result]);
  const loaded = await engine.excerpts([result]);
  expect(loaded.map(({ text }) => text)).toEqual(["The address that assets are loaded from."]);
  expect((await engine.search("public path address", { limit: 1 })).excerpts).toEqual(loaded);
  expect(load.mock.calls.flat().filter((name) => name === "text/0.json")).toHaveLength(1);
});

test("while the index loads, excerpts load one file at a time; later all at once", async () => {
  const waiting = new Map<string, () => void>();
  const load = vi.fn(async (name: string) => {
    const bytes = files()[name] ?? new TextEncoder().encode('["Lead."]');
    if (name !== "heads.bin") await new Promise<void>((resolve) => waiting.set(name, resolve));
    return bytes;
  });
  const engine = new SearchEngine(load);
  const { results } = await engine.search("output");
  const finished = engine.finish();
  const excerpts = engine.excerpts(results);
  const texts = () => [...waiting.keys()].filter((name) => name.startsWith("text/"));
  await vi.waitFor(() => expect(texts()).toHaveLength(1));
  await vi.waitFor(() => expect(waiting.size).toBe(3));
  expect(texts()).toHaveLength(1);
  const later = engine.excerpts(results); // ends the earlier call, but needs the same file
  waiting.get(texts()[0] ?? "")?.();
  expect(await excerpts).toHaveLength(1);
  for (const name of ["full.json", "words.json"]) waiting.get(name)?.();
  await finished;
  const release = setInterval(() => {
    for (const go of waiting.values()) go();
  });
  expect(await later).toHaveLength(results.length);
  clearInterval(release);
});

test.each(payloads("queries"))("a query that is %s is answered", async (_, query) => {
  const engine = new SearchEngine(loader());
  await engine.finish();
  expect((await engine.search(query)).results).toEqual(expect.any(Array));
});

test("with a kind, only sections of this kind are found", async () => {
  const kindOf = ({ url }: { url: string }) => (url.startsWith("/configuration/") ? "option" : null);
  const engine = new SearchEngine(loader(), () => {}, kindOf);
  const found = async (kind?: string) => {
    const { results } = await engine.search("public path", { limit: 20, ...(kind && { kind }) });
    return results.map(({ section }) => section.url.split("/")[1]);
  };
  expect(await found()).toContain("concepts");
  expect(new Set(await found("opt"))).toEqual(new Set(["configuration"]));
  expect(await found("hook")).toEqual([]);
  expect(await found("")).toEqual(await found());
});

test("punctuation alone is found by its name, and finds nothing without a synonym", async () => {
  const synonyms = new TextEncoder().encode(JSON.stringify({ "?., !": "public path" }));
  const engine = new SearchEngine(loader({ ...files(), "words.json": synonyms }));
  await engine.finish();
  const first = async (query: string) => (await engine.search(query)).results[0]?.section.url;
  expect(await first("?.")).toBe("/concepts/output/#public-path");
  expect(await first(" ! ")).toBe("/concepts/output/#public-path");
  expect(await first("~")).toBeUndefined();
});

test("a placeholder finds the section that its synonym names, with a length too", async () => {
  const synonyms = new TextEncoder().encode(JSON.stringify({ "[contenthash]": "public path" }));
  const engine = new SearchEngine(loader({ ...files(), "words.json": synonyms }));
  await engine.finish();
  for (const query of ["[contenthash]", "[contenthash:8]"]) {
    const { results } = await engine.search(query);
    expect(results[0]?.section.url).toBe("/concepts/output/#public-path");
  }
});
