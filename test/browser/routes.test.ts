import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

const { own, below } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

test("an old address redirects, with its fragment if scripts run, and also without scripts", async () => {
  const address = "/plugins/NoEmitOnErrorsPlugin/";
  const present = "/plugins/no-emit-on-errors-plugin/";
  const { page } = await site.newPage();
  await page.goto(`${address}?a=1#options`);
  await page.waitForURL((url) => url.pathname + url.search + url.hash === `${present}?a=1#options`);
  await page.goto("/guides/cli/running-builds/?a=1");
  await page.waitForURL((url) => url.pathname + url.search + url.hash === "/api/cli/?a=1#build");
  const plain = await site.newPage({ javaScriptEnabled: false });
  await plain.page.goto(address);
  await plain.page.waitForURL((url) => url.pathname === present);
  await page.goto("/configuration/module/#rule-include");
  await page.waitForURL((url) => url.hash === "#ruleinclude");
  await page.waitForFunction(() => document.activeElement?.id === "ruleinclude");
});

test("without JavaScript, every page has its text, its navigation and no dead control", async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  for (const route of ["/concepts/", "/configuration/mode/", "/guides/getting-started/", "/glossary/"]) {
    await page.goto(route);
    expect(await page.locator("main h1").isVisible()).toBe(true);
    expect(await page.locator(".sidebar a").count()).toBeGreaterThan(3);
    expect(await page.locator(".code-copy:visible").count()).toBe(0);
    expect(await page.locator("[role=tabpanel]:not(:visible)").count()).toBe(0);
  }
});

test("a page whose name is encoded in addresses opens by every form of its address, and by a click", async () => {
  const docs = await openSite(below, "/docs/");
  const { page, messages } = await docs.newPage();
  const address = "/docs/guides/%D0%B8%D0%BC%D1%8F%20%D1%84%D0%B0%D0%B9%D0%BB%D0%B0/";
  const isShown = () => page.locator("main h1", { hasText: "A name to encode" }).waitFor();
  for (const form of ["имя файла/", "имя файла", "%D0%B8м%d1%8f файла/"]) {
    await page.goto(`/docs/guides/${form}`);
    await hydrated(page);
    await isShown();
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.goto("/docs/guides/");
  await hydrated(page);
  await page.locator(`.sidebar a[href="${address}"]`).click();
  await isShown();
  expect(new URL(page.url()).pathname).toBe(address);
  await page.locator(`.sidebar [aria-current=page][href="${address}"]`).waitFor();
  await page.goto("/docs/concepts/out%70ut/");
  await hydrated(page);
  await page.waitForURL((url) => url.pathname === "/docs/concepts/output/");
  expect(await page.locator("main h1").textContent()).toContain("Output");
  expect(messages).toEqual([]);
  await docs.close();
});

test("below a base path, pages hydrate and links stay below it", async () => {
  const docs = await openSite(below, "/docs/");
  const { page, messages } = await docs.newPage();
  await page.goto("/docs/guides/");
  await hydrated(page);
  const links = await page.$$eval("a[href^='/']", (all) => all.map((link) => link.getAttribute("href")));
  expect(links.filter((href) => !href?.startsWith("/docs/"))).toEqual([]);
  await page.locator(".sidebar-link").nth(1).click();
  await page.waitForFunction(() => location.pathname !== "/docs/guides/");
  expect(new URL(page.url()).pathname).toMatch(/^\/docs\/guides\/.+/);
  expect(messages).toEqual([]);
  await docs.close();
});
