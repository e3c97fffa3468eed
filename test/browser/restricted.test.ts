import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").fixture);
});
afterAll(() => site.close());

/** Removes something from the browser before any script of the page runs. */
type Restriction = () => void;

/** Features without which the application can't run. */
const NEEDED: [string, Restriction][] = [
  ["IntersectionObserver", () => void Reflect.deleteProperty(window, "IntersectionObserver")],
  ["trustedTypes", () => void Reflect.deleteProperty(window, "trustedTypes")],
  ["dialog.showModal", () => void Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal")],
];

describe.each(NEEDED)("without %s", (_, restrict) => {
  test("a page is like one without scripts: no button that does nothing, working links, no error", async () => {
    const { page, messages } = await site.newPage();
    await page.addInitScript(restrict);
    await page.goto("/concepts/");
    await expectPlain(page);
    await page.locator("main").getByRole("link", { name: "output.filename" }).click();
    await page.waitForURL("**/concepts/output/**");
    await expectPlain(page);
    // A page can only find out by trying that its policy requires trusted values that can't be created.
    expect(messages.filter((message) => !message.includes("requires 'TrustedHTML'"))).toEqual([]);
  });
});

test("if a script of the application fails to load, a page is like one without scripts", async () => {
  const { page } = await site.newPage();
  await page.route("**/assets/main.*.js", (route) => route.abort());
  await page.goto("/concepts/");
  await expectPlain(page);
});

test("if a file of the site never loads, the requested page is like one without scripts", async () => {
  const { page } = await site.newPage();
  await page.route(/\/assets\/.*\.json/, (route) => route.abort());
  await page.goto("/concepts/");
  await expectPlain(page);
});

test("if a file of the site fails to load once, it's requested again", async () => {
  const { page } = await site.newPage();
  let failures = 0;
  await page.route(/\/assets\/.*\.json/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto("/concepts/");
  await hydrated(page);
  expect(failures).toBeGreaterThan(1);
  await expect.poll(() => page.getByRole("button", { name: "Search" }).isVisible()).toBe(true);
});

test("failing third-party scripts don't affect the application", async () => {
  const { page } = await site.newPage();
  await page.addInitScript(() => {
    dispatchEvent(new ErrorEvent("error", { filename: "https://extension.example/inject.js" }));
  });
  await page.goto("/concepts/");
  await hydrated(page);
  expect(await page.getByRole("button", { name: "Search" }).isVisible()).toBe(true);
});

/** Features without which readers can still read. */
const OPTIONAL: [string, Restriction][] = [
  ["is no service worker", () => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker")],
  [
    "navigator.serviceWorker is null",
    () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => null }),
  ],
  [
    "navigator.serviceWorker throws",
    () =>
      Object.defineProperty(Navigator.prototype, "serviceWorker", {
        get() {
          throw new DOMException("Refused.", "SecurityError");
        },
      }),
  ],
  ["are no caches", () => void Reflect.deleteProperty(window, "caches")],
  ["caches is null", () => Object.defineProperty(window, "caches", { value: null })],
  [
    "caches throws",
    () =>
      Object.defineProperty(window, "caches", {
        get() {
          throw new DOMException("Refused.", "SecurityError");
        },
      }),
  ],
];

describe.each(OPTIONAL)("where there %s", (_, restrict) => {
  test("pages work, and the offline page says that this browser can't store them", async () => {
    const { page, messages } = await site.newPage({ hasWorker: true });
    await page.addInitScript(restrict);
    // The chunk that registers the worker is the last one that a page loads by itself.
    const registering = page.waitForResponse(/\/assets\/.*\.js/);
    await page.goto("/offline/");
    await hydrated(page);
    await registering;
    await page.locator("main").getByText("can't store pages").first().waitFor();
    await page.getByRole("link", { name: "Documentation", exact: true }).first().click();
    await page.locator("main h1", { hasText: "Concepts" }).waitFor();
    expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
  });
});

describe.each<[string, Restriction]>([
  ["is no Worker", () => void Reflect.deleteProperty(window, "Worker")],
  [
    "Worker throws",
    () =>
      Object.assign(window, {
        Worker: class {
          constructor() {
            throw new DOMException("Refused.", "SecurityError");
          }
        },
      }),
  ],
])("where there %s", (_, restrict) => {
  test("the search box says that it isn't available", async () => {
    const { page } = await site.newPage();
    await page.addInitScript(restrict);
    await page.goto("/concepts/?q=output");
    await page.getByRole("dialog").getByText("Search isn't available right now.").first().waitFor();
  });
});

async function expectPlain(page: Page): Promise<void> {
  await expect.poll(() => page.locator(".needs-script:visible").count()).toBe(0);
  expect(await page.locator("main h1").isVisible()).toBe(true);
}
