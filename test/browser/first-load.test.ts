import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").fixture);
});
afterAll(() => site.close());

// What the document names is what `test/site/budgets.test.ts` counts.
test.each(["/", "/concepts/", "/guides/"])(
  "until %s has loaded it asks for the scripts that its document names, and for no other",
  async (path) => {
    const { page } = await site.newPage();
    await page.goto(path);
    // The first script that comes later: what the page needs when the network fails.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ startTime, name }) => {
        const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return name.endsWith(".js") && document && document.loadEventStart > 0 && startTime > document.loadEventStart;
      }),
    );
    const { named, asked } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return {
        named: [...document.querySelectorAll<HTMLScriptElement>("script[src][defer]")].map(({ src }) => src),
        asked: resources
          .filter(({ name, startTime }) => name.endsWith(".js") && startTime < (navigation?.loadEventStart ?? 0))
          .map(({ name }) => name),
      };
    });
    expect(named.length).toBeGreaterThan(2);
    expect(asked.sort()).toEqual(named.sort());
  },
);
