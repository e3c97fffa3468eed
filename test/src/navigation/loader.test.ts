import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLoader, type Loader } from "../../../src/navigation/loader";

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
