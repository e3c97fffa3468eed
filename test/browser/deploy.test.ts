import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { examine } from "../access/examine";
import { modes } from "../access/modes";
import { fetchNothingAhead, hydrated, type OpenSite, openSite } from "./open";

let folder: string;
let site: OpenSite;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "deploy-"));
  await cp(inject("sites").fixture, folder, { recursive: true });
  site = await openSite(folder);
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** How long the browser may take with its workers, in milliseconds. */
const SOON = { timeout: 20_000 };
const START = "/concepts/";
const TARGET = "/concepts/output/";
const link = `.sidebar a[href="${TARGET}"]`;

/**
 * Deploys another build: the same pages, but every script, style and page file has another name, and the build another
 * id.
 */
async function deploy(): Promise<void> {
  const assets = path.join(folder, "assets");
  const { build } = JSON.parse(await readFile(path.join(folder, "version.json"), "utf8"));
  const names = (await readdir(assets)).filter((name) => /\.(js|css|json)$/.test(name));
  const reversed = (hash: string) => [...hash].reverse().join("");
  const renamed = (text: string) =>
    text
      .replaceAll(build, "the-next-one")
      .replace(/[\da-f]{6,10}(?=\.(js|css)|")/g, reversed)
      .replace(/(?<='revision':')[\da-f]{12}/g, reversed);
  for (const name of names) await rename(path.join(assets, name), path.join(assets, renamed(name)));
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|json)$/.test(file)) continue;
    const whole = path.join(folder, file);
    await writeFile(whole, renamed(await readFile(whole, "utf8")));
  }
}

/** Returns the file of the target page. */
async function targetFile(): Promise<string> {
  const { pages } = await listing();
  return pages.find(({ url }: { url: string }) => url === TARGET).files[0];
}

async function listing() {
  return JSON.parse(await readFile(path.join(folder, "offline.json"), "utf8"));
}

/**
 * Returns a page that has loaded what it needs when files are gone, but no other page yet, and counts the documents
 * that it loads from now on.
 */
async function open(options: { hasWorker?: boolean } = {}) {
  const { page } = await site.newPage(options);
  await fetchNothingAhead(page);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
  });
  await page.goto(START);
  await hydrated(page);
  const { always } = await listing();
  await hasLoaded(page, always[0]); // the chunk `network`
  loads.length = 0;
  return { page, loads };
}

const hasLoaded = (page: Page, file: string) =>
  page.waitForFunction((end) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(end)), file);

const isThere = (page: Page) =>
  page.waitForFunction(() => document.title.startsWith("Output") && document.querySelector("main h1") !== null);

test("after a deployment, the next click loads its page once, as a document", async () => {
  const { page, loads } = await open();
  await deploy();
  await page.locator(link).first().click();
  await isThere(page);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(TARGET);
  expect(loads.length).toBeLessThanOrEqual(2);
  expect(loads.length).toBeGreaterThan(0);
});

test("also with a worker in control, and a reader who stays gets a quiet notice", async () => {
  const { page, loads } = await open({ hasWorker: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await deploy();
  await lookForUpdate(page);
  const notice = page.getByText("A newer version of these docs is ready");
  await notice.waitFor();
  for (const mode of modes) {
    const { colorScheme = null, forcedColors = null } = mode.context;
    await page.emulateMedia({ colorScheme, forcedColors });
    expect(await examine(page, mode, ".update-notice")).toEqual([]);
  }
  expect(loads).toEqual([]);
  const before = await page.evaluate(() => document.documentElement.dataset.build);
  await page.getByRole("button", { name: "Reload" }).click();
  await page.waitForFunction((old) => document.documentElement.dataset.build !== old, before);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(START);
  expect(await notice.count()).toBe(0);
  await page.locator(link).first().click();
  await isThere(page);
  expect(loads.length).toBe(1);
});

test("a busy old worker doesn't delay readers who want the newer version", async () => {
  const worker = path.join(folder, "sw.js");
  // Before the next worker takes over, browsers let the old one finish its work, which can take minutes.
  const busy = "addEventListener('message', (event) => event.waitUntil(new Promise(() => {})));";
  await writeFile(worker, busy + (await readFile(worker, "utf8")));
  const { page } = await open({ hasWorker: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await writeFile(worker, (await readFile(worker, "utf8")).replace(busy, ""));
  await deploy();
  await lookForUpdate(page);
  const before = await page.evaluate(() => {
    navigator.serviceWorker.controller?.postMessage("be busy");
    return document.documentElement.dataset.build;
  });
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByText("Loading the newer version").waitFor();
  await page.waitForFunction((old) => document.documentElement.dataset.build !== old, before);
  await hydrated(page);
  await page.locator(link).first().click();
  await isThere(page);
});

test.each([
  ["that is missing", 404, "text/html"],
  ["that is a page", 200, "text/html"],
])("a file %s says so within the same build, and comes with a retry", async (_, status, contentType) => {
  const { page, loads } = await open();
  let asked = 0;
  const pattern = `**/${await targetFile()}`;
  await page.route(pattern, (route) => {
    asked += 1;
    return route.fulfill({ status, contentType, body: "<!doctype html><p>Not here</p>" });
  });
  await page.locator(link).first().click();
  await page.getByRole("heading", { name: "Error loading content." }).waitFor();
  expect(asked).toBeGreaterThan(1);
  expect(await page.getByRole("link", { name: `reload ${TARGET}` }).getAttribute("href")).toBe(TARGET);
  expect(await page.title()).not.toContain("Concepts");
  await page.unroute(pattern);
  await page.getByRole("button", { name: "Try again" }).click();
  await isThere(page);
  expect(loads).toEqual([]);
});

test("a host that mixes two builds causes no loop", async () => {
  const { page, loads } = await open();
  await page.route("**/version.json", (route) => route.fulfill({ json: { build: "another" } }));
  // The worker returns the old document, which can't work without the chunk.
  await page.route(`**/${await targetFile()}`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.route(`**${TARGET}`, async (route) => {
    const response = await route.fetch({ url: new URL("/app-shell/", site.origin).href });
    return route.fulfill({ response });
  });
  await page.locator(link).first().click();
  await page.getByRole("heading", { name: "Error loading content." }).waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Error loading content." }).waitFor();
  expect(loads.length).toBeLessThanOrEqual(2);
});

test("a hanging file never shows the old text under a new title; readers see that it's loading, and it ends", async () => {
  const { page, loads } = await open();
  await page.clock.install();
  let passed = 0;
  /**
   * Advances the clock in steps, because the timers start later than the visible change. `most` is in milliseconds
   * since the click.
   */
  const isSeen = async (sign: Locator, step: number, most: number) => {
    const isVisible = async () => {
      if (passed + step > most) return sign.isVisible();
      passed += step;
      await page.clock.runFor(step);
      return sign.isVisible();
    };
    await expect.poll(isVisible).toBe(true);
  };
  await page.route(`**/${await targetFile()}`, () => {}); // no response
  await page.locator(link).first().click();
  await isSeen(page.locator(".placeholder"), 200, 1000);
  await isSeen(page.getByText("This page is taking longer than usual"), 1000, 20_000);
  expect(await page.getByRole("link", { name: `reload ${TARGET}` }).count()).toBe(1);
  await isSeen(page.getByRole("heading", { name: "Error loading content." }), 10_000, 140_000);
  expect(loads).toEqual([]);
});

test("without a connection, the page stays, and pages that were open can be read again", async () => {
  const { page, loads } = await open();
  await site.stop();
  await page.locator(link).first().click();
  await page.getByRole("heading", { name: "Error loading content." }).waitFor();
  expect(loads).toEqual([]);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith("Concepts"));
  expect(await page.locator("main h1").innerText()).toContain("Concepts");
});

test("replaces the worker that the previous site left in browsers", async () => {
  const worker = await readFile(path.join(folder, "sw.js"), "utf8");
  await writeFile(path.join(folder, "sw.js"), OLD_WORKER);
  const { page } = await site.newPage({ hasWorker: true });
  await page.goto("/glossary/");
  await expect.poll(() => page.evaluate(() => caches.keys()), SOON).toContain("google-fonts-cache");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await writeFile(path.join(folder, "sw.js"), worker);
  await lookForUpdate(page);
  await expect
    .poll(async () => (await page.evaluate(() => caches.keys())).filter((name) => !name.startsWith("docs-")), SOON)
    .toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await caches.match("/glossary/")) !== undefined), SOON).toBe(true);
  await site.stop();
  const answer = await page.reload();
  expect(answer?.fromServiceWorker()).toBe(true);
  expect(await page.locator("main h1").innerText()).toContain("Glossary");
});

/**
 * A short version of webpack.js.org's worker: the same address, the same scope, and caches with the names of its
 * library.
 */
const OLD_WORKER = `
const name = "workbox-precache-v2-" + registration.scope;
addEventListener("install", (event) => event.waitUntil(
  caches.open(name).then((cache) => cache.addAll(["/app-shell/index.html", "/favicon.svg"]))
    .then(() => caches.open("google-fonts-cache"))));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => event.respondWith(
  caches.match(event.request).then((found) => found || fetch(event.request).catch(() => caches.match("/app-shell/index.html")))));
`;

/** Makes the browser check for a newer worker, as it does at any time by itself, and as the page does every hour. */
async function lookForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}
