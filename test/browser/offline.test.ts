import { cp, mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

const { own, below, fixture } = inject("sites");
let site: OpenSite;

describe("from the initial visit on", () => {
  beforeEach(async () => {
    site = await openSite(own);
  });
  afterEach(() => site.close());

  test("the open page, its neighbors, and search work offline", async () => {
    const { page, messages } = await firstVisit("/concepts/output/");
    await kept(page, ["/concepts/entry-points/", "/concepts/output/", "/concepts/loaders/"]);
    expect(messages).toEqual([]);
    await site.stop();

    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(true);
    await hydrated(page);
    expect(await heading(page)).toBe("Output");

    await page.locator(".pager a").last().click();
    await page.waitForURL("**/concepts/loaders/");
    await page.waitForFunction(() => document.title.startsWith("Loaders"));
    expect(await heading(page)).toBe("Loaders");
    await page.reload(); // rendered from the app shell, because its HTML was never loaded
    await page.waitForFunction(() => document.title.startsWith("Loaders"));
    expect(await heading(page)).toBe("Loaders");
    expect(await page.locator(".sidebar a").count()).toBeGreaterThan(3);

    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the docs" }).fill("output filename");
    await page.getByRole("option").first().waitFor();
    await page.getByRole("combobox", { name: "Search the docs" }).fill("can't resolve lodash");
    await page.locator("[role=option][href='/errors/resolve/#cannot-resolve']").waitFor();
  });

  test("a page that was never read says so, and lists the stored pages", async () => {
    const { page } = await firstVisit("/concepts/output/");
    await kept(page, ["/concepts/output/", "/concepts/loaders/"]);
    await site.stop();
    for (const path of ["/plugins/banner-plugin/", "/concepts/printable/"]) {
      await page.goto(path);
      await page.getByRole("heading", { name: "Error loading content." }).waitFor();
      await page.getByRole("link", { name: "Output", exact: true }).last().waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
    }
    const listed = await page
      .locator(".offline-pages a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(listed).toContain("/concepts/loaders/");
    expect(listed).not.toContain("/plugins/banner-plugin/");
    await page.locator(".offline-pages a[href='/concepts/output/']").click();
    await page.waitForFunction(() => document.title.startsWith("Output"));

    await page.goto("/plugins/banner-plugin/");
    await page.getByRole("heading", { name: "Error loading content." }).waitFor();
    await site.restart();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.waitForFunction(() => document.querySelector("main h1")?.textContent?.includes("BannerPlugin"));
  });

  test("online, the newest text wins, and an unexpected response isn't stored", async () => {
    const { page } = await firstVisit("/concepts/");
    await kept(page, ["/concepts/"]);
    const names = await page.evaluate(async () => {
      const found: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) found.push(url);
      }
      return found;
    });
    expect(names.filter((url) => url.endsWith("index.html") || url.endsWith("version.json"))).toEqual([]);
    const answer = await page.evaluate(async () => (await fetch("/assets/no-such-file.js")).status);
    expect(answer).toBe(404);
    expect(await page.evaluate(async () => (await caches.match("/assets/no-such-file.js")) === undefined)).toBe(true);
  });
});

test("also below a base path", async () => {
  site = await openSite(below, "/docs/");
  const { page } = await firstVisit("/docs/guides/");
  await kept(page, ["/guides/"], "/docs/");
  await site.stop();
  await page.reload();
  await hydrated(page);
  await page.goto("/docs/glossary/");
  await page.locator("main h1").waitFor();
  await site.close();
});

test("one click stores the whole documentation, and another removes it", async () => {
  site = await openSite(own);
  const { page, messages } = await firstVisit("/concepts/");
  await page.getByRole("link", { name: "Read Offline" }).click();
  const button = page.getByRole("button", { name: /^Save all \d+ pages \([\d.]+ MB\)$/ });
  await button.click();
  await page.getByRole("button", { name: "Delete download" }).waitFor();
  expect((await page.evaluate(keptFiles)).length).toBeGreaterThan(300);
  await site.stop();
  for (const [path, title] of [
    ["/plugins/banner-plugin/", "BannerPlugin"],
    ["/", "webpack"],
    ["/configuration/mode/", "Mode"],
  ] as const) {
    await page.goto(path);
    await page.waitForFunction(
      (text) => document.title.includes(text) && !document.querySelector("[role=alert]"),
      title,
    );
    await page.locator("main h1").waitFor();
  }
  await page.goto("/offline/");
  await page.getByRole("button", { name: "Delete download" }).click();
  await page.getByRole("button", { name: /^Save all/ }).waitFor();
  expect(await page.evaluate(keptFiles)).toEqual([]);
  expect(messages.filter((message) => !/ERR_|Failed to (load|fetch)|ChunkLoadError/.test(message))).toEqual([]);
  await site.close();
});

test("a failed download says so; loaded files stay, also for a new tab, until the rest is loaded or all are removed", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "offline-"));
  await cp(fixture, folder, { recursive: true });
  site = await openSite(folder);
  const { shared } = JSON.parse(await readFile(path.join(folder, "offline.json"), "utf8"));
  const missing = path.join(folder, shared.at(-1));
  await rename(missing, `${missing}.away`);
  const { page } = await firstVisit("/offline/");
  const keep = page.getByRole("button", { name: /^Save all/ });
  const remove = page.getByRole("button", { name: "Delete partial download" });
  await keep.click();
  await page.getByText("Connection lost. Downloaded pages are saved").waitFor();
  await remove.waitFor();

  await page.reload();
  await page.getByText("Part of the documentation is saved").waitFor();
  await remove.click();
  await remove.waitFor({ state: "detached" });
  expect(await page.evaluate(keptFiles)).toEqual([]);

  await rename(`${missing}.away`, missing);
  await keep.click();
  await page.getByRole("button", { name: "Delete download" }).waitFor();
  expect(await page.evaluate(keptFiles)).toContain(`${site.origin}/${shared.at(-1)}`);
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Returns a page whose worker has controlled it since the page opened. */
async function firstVisit(path: string) {
  const watched = await site.newPage({ hasWorker: true });
  await watched.page.goto(path);
  await hydrated(watched.page);
  await watched.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return watched;
}

/** Waits until the chunks of pages, and the search index, are in a cache. */
async function kept(page: Page, urls: string[], base = "/"): Promise<void> {
  await expect.poll(() => page.evaluate(missingFiles, { urls, base }), { timeout: 20_000 }).toEqual([]);
}

/** Runs in the page: returns the files for pages and search that no cache contains. */
async function missingFiles({ urls, base }: { urls: string[]; base: string }): Promise<string[]> {
  const { always, pages } = await (await fetch(`${base}offline.json`)).json();
  const wanted = pages.filter(({ url }: { url: string }) => urls.includes(url));
  if (wanted.length < urls.length) return ["pages"];
  const files: string[] = [...always, ...wanted.flatMap((listed: { files: string[] }) => listed.files)];
  const found = await Promise.all(files.map((file) => caches.match(base + file)));
  return files.filter((_, index) => !found[index]);
}

/** Runs in the page: returns the contents of the download cache. */
async function keptFiles(): Promise<string[]> {
  const name = (await caches.keys()).find((each) => each.includes("kept"));
  return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
}

function heading(page: Page): Promise<string | undefined> {
  return page.evaluate(() => document.querySelector("main h1")?.firstChild?.textContent ?? undefined);
}
