import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

/** A round trip through pages of many kinds. Each page has a link to the next one in its header or sidebar. */
const ROUND = [
  "/concepts/output/",
  "/concepts/entry-points/",
  "/guides/",
  "/guides/code-splitting/",
  "/configuration/",
  "/configuration/mode/",
  "/api/",
  "/plugins/",
  "/loaders/",
  "/concepts/",
];
const CLICKS = 250;
/** The number of clicks after which everything has loaded and code is optimized. */
const WARM = 50;

/**
 * The maximum growth during the other 200 clicks. If one page of the round leaked a listener or node, there would be 20
 * more; the heap changes by a few hundred kilobytes of compiled code.
 */
const MOST_MORE = { listeners: 15, nodes: 15, heap: 1_000_000 };

test(`${CLICKS} clicks leave nothing behind`, { timeout: 300_000 }, async () => {
  const { page, messages } = await site.newPage();
  await page.goto("/concepts/");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");

  await page.evaluate(follow, { round: ROUND, clicks: WARM });
  const before = await settled(devtools);
  await page.evaluate(follow, { round: ROUND, clicks: CLICKS - WARM });
  for (const name of ["listeners", "nodes", "heap"] as const) {
    // On a busy machine, work for idle time is still pending, and holds on to its objects.
    const more = async () => (await measure(devtools))[name] - before[name];
    await expect.poll(more, { message: `more ${name} than ${before[name]}` }).toBeLessThanOrEqual(MOST_MORE[name]);
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(messages).toEqual([]);
});

/** Runs in the page: clicks one link after the other, each when the previous page has rendered. */
async function follow({ round, clicks }: { round: string[]; clicks: number }): Promise<void> {
  for (let count = 0; count < clicks; count += 1) {
    const path = round[count % round.length];
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    if (!link) throw new Error(`${location.pathname} has no link to ${path}.`);
    const title = document.title;
    link.click();
    while (location.pathname !== path || document.title === title || !document.querySelector("main h1")) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}

/** Resolves when the page no longer changes: on a busy machine, parts of it may render long after a click. */
async function settled(devtools: CDPSession): Promise<Awaited<ReturnType<typeof measure>>> {
  let last = await measure(devtools);
  for (let same = 0; same < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const now = await measure(devtools);
    same = now.nodes === last.nodes && now.listeners === last.listeners ? same + 1 : 0;
    last = now;
  }
  return last;
}

/** Counts what is left after garbage collection. `heap` is in bytes. */
async function measure(devtools: CDPSession): Promise<{ listeners: number; nodes: number; heap: number }> {
  // Twice, because freed objects may have held others.
  for (let round = 0; round < 2; round += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { listeners: value("JSEventListeners"), nodes: value("Nodes"), heap: value("JSHeapUsedSize") };
}
