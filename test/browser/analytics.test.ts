import { expect, inject, test } from "vitest";
import { hydrated, openSite } from "./open";

/**
 * The script of the analytics service, as far as a page can tell: it processes the queue, and handles calls directly
 * from then on.
 */
const SCRIPT = `
  window.counted = [];
  const { q: queue } = window.ga;
  window.ga = (...command) => window.counted.push(command);
  for (const command of queue) window.ga(...command);
`;

test("page views are counted by a UA account, within the site's own policy", async () => {
  const site = await openSite(inject("sites").below, "/docs/");
  try {
    const { page, messages } = await site.newPage({ isCounted: true });
    await page.route("https://stats.example/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
    );
    await page.goto("/docs/concepts/");
    await hydrated(page);
    await page.locator("main").getByRole("link", { name: "output.filename" }).click();
    await page.locator("main h1", { hasText: "Output" }).waitFor();
    const counted = () => page.evaluate(() => (window as { counted?: unknown[] }).counted);
    await expect.poll(counted).toEqual([
      ["create", "UA-1-1", "auto"],
      ["send", { hitType: "pageview", page: "/docs/concepts/" }],
      ["send", { hitType: "pageview", page: "/docs/concepts/output/" }],
    ]);
    expect(messages).toEqual([]);
  } finally {
    await site.close();
  }
});

test("a reader who opts out isn't counted", async () => {
  const site = await openSite(inject("sites").below, "/docs/");
  try {
    const { page, foreign } = await site.newPage();
    await page.goto("/docs/concepts/");
    await hydrated(page);
    await page.locator("main").getByRole("link", { name: "output.filename" }).click();
    await page.locator("main h1", { hasText: "Output" }).waitFor();
    expect(foreign).toEqual([]);
  } finally {
    await site.close();
  }
});
