import { expect, test } from "vitest";
import { withCatalog } from "../../../../src/components/search/with-catalog";
import type { SearchSource, Suggestion } from "../../../../src/search/source";

const suggestion = (category: string, url: string) => ({
  category,
  subcategory: url,
  title: "",
  text: "",
  url,
  highlights: {},
});
const page: Suggestion = suggestion("Guides", "/guides/a/");
const options = { section: "", limit: 5, signal: new AbortController().signal };
const entries = async () => async (query: string) => [suggestion("Errors", `/errors/a/#${query.length}`)];

/** A source that answers with one page, and immediately improves that answer. */
const source: SearchSource = {
  async search(_query, { onBetter }) {
    onBetter?.([{ ...page, text: "better" }]);
    return [page];
  },
};
const urls = (suggestions: Suggestion[]) => suggestions.map(({ url }) => url);

test("entries come before pages, also in better answers", async () => {
  const better: Suggestion[][] = [];
  const onBetter = (suggestions: Suggestion[]) => void better.push(suggestions);
  const answer = await withCatalog(source, entries).search("can't resolve a", { ...options, onBetter });
  expect(urls(answer)).toEqual(["/errors/a/#15", "/guides/a/"]);
  await expect.poll(() => better.map(urls)).toEqual([["/errors/a/#15", "/guides/a/"]]);
});

test.each(["error", "code splitting", "output.path"])("the catalog is not loaded for %s", async (query) => {
  let isLoaded = false;
  const load = async () => {
    isLoaded = true;
    return entries();
  };
  expect(urls(await withCatalog(source, load).search(query, options))).toEqual(["/guides/a/"]);
  expect(isLoaded).toBe(false);
});

test("if the catalog fails to load, pages are still found", async () => {
  const away = async () => {
    throw new Error("away");
  };
  expect(urls(await withCatalog(source, away).search("can't resolve a", options))).toEqual(["/guides/a/"]);
});

test("a filter for errors always asks the catalog, and another filter never does", async () => {
  const asked = (kind: string, query: string) => withCatalog(source, entries).search(query, { ...options, kind });
  expect(urls(await asked("err", "css"))).toEqual(["/errors/a/#3", "/guides/a/"]);
  expect(urls(await asked("option", "can't resolve a"))).toEqual(["/guides/a/"]);
});
