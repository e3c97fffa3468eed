import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let folder: string;
let site: OpenSite;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kill-"));
});
afterEach(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Longer than a browser waits for a busy worker, which is half a minute of idle time. */
const IN_THE_END = { timeout: 45_000 };
const LONG = { timeout: 150_000 };

test.each([
  ["at the root", "/", "fixture"],
  ["below a base path", "/docs/", "below"],
] as const)(
  "%s: the kill switch removes the worker and its caches in every tab, and pages keep working without it",
  LONG,
  async (_, base, name) => {
    await cp(inject("sites")[name], folder, { recursive: true });
    site = await openSite(folder, base);
    const { page, messages } = await site.newPage({ hasWorker: true });
    await page.context().addInitScript(noteRegistration);
    await page.goto(`${base}concepts/`);
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const other = await page.context().newPage();
    await other.goto(`${site.origin}${base}glossary/`);
    await hydrated(other);
    expect(await other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.evaluate(() =>
      Promise.all([caches.open("of-another-site"), caches.open("docs-pages-https://another.example/")]),
    );
    const tabs = [page, other];
    for (const tab of tabs) await tab.evaluate(() => Object.assign(window, { isOld: true }));

    await killWorker();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    for (const tab of tabs) await expect.poll(() => left(tab), IN_THE_END).toEqual(NOTHING);

    // They came from the network, they work, and readers can leave and reload them.
    for (const tab of tabs) {
      await hydrated(tab);
      const loads: string[] = [];
      tab.on("request", (request) => {
        if (request.isNavigationRequest()) loads.push(request.url());
      });
      for (let load = 1; load <= 2; load += 1) {
        await tab.reload();
        await expect.poll(() => left(tab), IN_THE_END).toEqual(NOTHING);
        expect(loads.length).toBe(load);
      }
    }
    expect(messages).toEqual([]);
  },
);

/**
 * The state of the pages at the end: a new document, which has tried to register the worker, and nothing of the worker
 * is left.
 */
const NOTHING = {
  isOld: false,
  hasRegistered: true,
  isControlled: false,
  registrations: 0,
  caches: ["docs-pages-https://another.example/", "of-another-site"],
};

/** Runs in every document before everything else: notes that the page has registered its worker. */
function noteRegistration(): void {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...args) {
    const registration = await register.apply(this, args);
    Object.assign(window, { hasRegistered: true });
    return registration;
  };
}

/** Returns what is left of the worker; null between two documents. */
function left(page: Page) {
  return page
    .evaluate(async () => ({
      isOld: "isOld" in window,
      hasRegistered: "hasRegistered" in window,
      isControlled: navigator.serviceWorker.controller !== null,
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).sort(),
    }))
    .catch(() => null);
}

/** Runs `npm run kill-worker` on the output. */
async function killWorker(): Promise<void> {
  const root = path.join(import.meta.dirname, "../..");
  const env = { ...process.env, OUTPUT_DIR: folder };
  await promisify(execFile)("node", ["scripts/run.mjs", "scripts/commands/kill-worker.ts"], { cwd: root, env });
}
