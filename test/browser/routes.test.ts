import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { htmlFiles, pathOf } from "../site/files";
import { hydrated, type OpenSite, openSite } from "./open";

const { own, below } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

test("every route hydrates without a message, and asks no other host", async () => {
  const faults: string[] = [];
  const { page, messages, foreign } = await site.newPage();
  for (const file of htmlFiles(own)) {
    const route = pathOf(file);
    if (route.endsWith("/printable/") || route === "/404.html") continue;
    messages.length = 0;
    foreign.length = 0;
    await page.goto(route);
    await hydrated(page);
    const text = await page.evaluate(() => document.querySelector("main")?.textContent ?? "");
    const html = readFileSync(path.join(own, file), "utf8");
    if (!route.startsWith("/app-shell") && text.length < html.length / 40) faults.push(`${route} lost its text`);
    faults.push(...messages.map((message) => `${route} ${message}`), ...foreign.map((url) => `${route} asks ${url}`));
  }
  expect(faults).toEqual([]);
});

test("without JavaScript every page has its text, its navigation and no dead control", async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  for (const route of ["/concepts/", "/configuration/mode/", "/guides/getting-started/", "/glossary/"]) {
    await page.goto(route);
    expect(await page.locator("main h1").isVisible()).toBe(true);
    expect(await page.locator(".sidebar a").count()).toBeGreaterThan(3);
    expect(await page.locator(".code-copy:visible").count()).toBe(0);
    expect(await page.locator("[role=tabpanel]:not(:visible)").count()).toBe(0);
  }
});

test("below a base path pages hydrate, and links stay below it", async () => {
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
