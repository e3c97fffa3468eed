import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeEach(async () => {
  site = await openSite(inject("sites").fixture);
});
afterEach(() => site.close());

const SOON = { timeout: 20_000 };

test("on a full device, readers can still read, old files make room, and keeping everything reports the problem", async () => {
  const { page, messages } = await site.newPage({ hasWorker: true });
  const workerMessages = await watchWorkers(page);
  await page.goto("/concepts/");
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => page.evaluate(keptFiles, "docs-files"), SOON).not.toEqual([]);

  // Less than is already stored.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1000 });

  await page.goto("/offline/");
  await page.getByRole("button", { name: /^Save all/ }).click();
  await page.getByText("Not enough storage. Nothing was saved.").waitFor();
  expect(await page.evaluate(keptFiles, "docs-kept")).toEqual([]);

  // Navigate by clicks, then by loading documents; no chunks of the guides have been loaded yet.
  await page.goto("/guides/");
  await hydrated(page);
  expect(await page.textContent("main h1")).toContain("Guides");
  await page.locator('header a[href="/concepts/"]').first().click();
  await page.waitForFunction(() => document.title.startsWith("Concepts"));
  await page.locator('.sidebar a[href="/concepts/output/"]').first().click();
  await page.waitForFunction(() => document.title.startsWith("Output") && document.querySelector("main h1") !== null);
  await expect.poll(() => page.evaluate(keptFiles, "docs-files"), SOON).toEqual([]);
  await page.goto("/glossary/");
  await hydrated(page);

  expect(messages).toEqual([]);
  expect(workerMessages).toEqual([]);
});

test("a failing cache doesn't stop the network from answering", async () => {
  const { page, messages } = await site.newPage({ hasWorker: true });
  await page.goto("/concepts/");
  await hydrated(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    caches.match = () => Promise.reject(new Error("This cache is broken."));
  });
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/guides/"]')?.click());
  await page.waitForFunction(() => document.querySelector("main h1")?.textContent === "Guides");
  expect(worker).toBeDefined();
  expect(messages).toEqual([]);
});

/** Runs in the page: returns the contents of the caches whose names start with a text. */
async function keptFiles(start: string): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(start));
  const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return found.flat().map(({ url }) => url);
}

/** Returns the errors that workers report from now on. */
async function watchWorkers(page: Page): Promise<string[]> {
  const messages: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  devtools.on("ServiceWorker.workerErrorReported", ({ errorMessage }) => messages.push(errorMessage.errorMessage));
  await devtools.send("ServiceWorker.enable");
  return messages;
}
