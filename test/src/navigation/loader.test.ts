import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoader, type Loader } from "../../../src/navigation/loader";
import type { PageData, Section } from "../../../src/types";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each<[string, (loader: Loader) => Promise<unknown>]>([
  ["page", (loader) => loader.load("/guides/a/")],
  ["section", (loader) => loader.loadSection("/guides/a/")],
  ["list of headings", (loader) => loader.outlineOf("guides", "/guides/a/")],
])("a %s that did not come is asked for once more, and then has failed", async (_, ask) => {
  const request = vi.fn(() => Promise.reject(new Error("offline")));
  const sections = { guides: { load: request, outlines: request } };
  const asked = ask(createLoader(sections, { has: () => false, load: async () => null }));
  const refused = expect(asked).rejects.toThrow("offline");
  await vi.runAllTimersAsync();
  await refused;
  expect(request).toHaveBeenCalledTimes(2);
});

test("a page is found by every form of its address", async () => {
  const page = { url: "/%D0%B3/a-b%20c/" } as PageData;
  const load = async () => ({
    section: { name: "г" } as Section,
    pages: { [page.url]: async () => ({ page, Body: () => null }) },
  });
  const loader = createLoader(
    { г: { load, outlines: async () => ({}) } },
    { has: () => false, load: async () => null },
  );
  for (const form of ["/г/a-b c", "/%d0%b3/a%2Db%20c/", "/%D0%B3/a-b%20c/index.html"]) {
    expect((await loader.load(form)).view).toMatchObject({ kind: "page", path: page.url, page });
  }
});
