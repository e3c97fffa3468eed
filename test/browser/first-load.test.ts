import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").fixture);
});
afterAll(() => site.close());

// `test/site/budgets.test.ts` counts the files that the document refers to.
test.each(["/", "/concepts/", "/guides/"])(
  "until %s has loaded, it only requests the scripts that its document refers to",
  async (path) => {
    const { page } = await site.newPage();
    const html = (await (await page.goto(path))?.text()) ?? "";
    const named = [...html.matchAll(/<script defer src="([^"]+)"/g)].map((match) => site.origin + match[1]);
    // The script that loads next contains what the page needs when the network fails.
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ startTime, name }) => {
        const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
        return name.endsWith(".js") && document && document.loadEventStart > 0 && startTime > document.loadEventStart;
      }),
    );
    const asked = await page.evaluate(() => {
      const [document] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      return scripts.filter(({ startTime }) => startTime < (document?.loadEventStart ?? 0)).map(({ name }) => name);
    });
    expect(named.length).toBeGreaterThan(2);
    expect(asked.sort()).toEqual(named.sort());
  },
);
