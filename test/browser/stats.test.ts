import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { examine } from "../access/examine";
import { modes } from "../access/modes";
import { shopFiles, shopStats } from "../src/playground/graph/build-stats";
import { hydrated, neverIdle, type OpenSite, openSite } from "./open";

let site: OpenSite;
let json: string;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
  json = JSON.stringify(await shopStats());
});
afterAll(() => site.close());

/** Opens the screen, and waits for the field. */
async function openScreen(page: Page): Promise<void> {
  await page.goto("/playground/stats/");
  await hydrated(page);
  await page.getByRole("group", { name: "Your build" }).waitFor();
}

/** Drops a file, as a reader would from a folder. */
async function drop(page: Page, target: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], "stats.json", { type: "application/json" }));
    return transfer;
  }, text);
  await page.dispatchEvent(target, "drop", { dataTransfer });
}

test("a cold load of the screen, with the tool, stays within its budget", async () => {
  const { page, requests } = await site.newPage();
  await neverIdle(page);
  await openScreen(page);
  const files = [...new Set(requests)].map((url) => url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html"));
  const sizes = files.map((file) => brotliCompressSync(readFileSync(path.join(inject("sites").own, file))).length);
  expect(files.length).toBeGreaterThan(4);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});

test.each([360, 1440])("at %i px, the result is in view and has the focus", async (width) => {
  const { page, messages } = await site.newPage({ viewport: { width, height: 740 }, reducedMotion: "no-preference" });
  await openScreen(page);
  await drop(page, "h1", json);
  const lead = page.getByText(/^webpack 5\.\S+ emitted/);
  await expect.poll(() => lead.evaluate((element) => element === document.activeElement)).toBe(true);
  const map = page.getByRole("tree");
  await map.getByRole("treeitem", { name: /^cart\.js, / }).waitFor();
  expect(await lead.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  expect((await map.boundingBox())?.y).toBeLessThan(740);
  await map.getByRole("treeitem", { name: /^shop, / }).click({ position: { x: 4, y: 4 } });
  await page
    .getByRole("listitem")
    .filter({ hasText: /^shop$/ })
    .waitFor();
  await page.keyboard.press("Escape");
  await map.getByRole("treeitem", { name: /^shop, / }).waitFor();
  expect(messages).toEqual([]);
});

test("a dropped stats.json is read on the device, and a module shows why it's in the build", async () => {
  const { page, messages, foreign, requests } = await site.newPage();
  await neverIdle(page);
  await openScreen(page);
  const before = requests.length;
  await drop(page, "h1", json);
  await page.getByRole("button", { name: "./src/old.js" }).click();
  const answer = page.getByRole("region", { name: "./src/old.js" });
  await answer.getByText('required as "./old.js" at ./src/orders.js:3:12-31').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("./src/old.js");
  await answer.getByText('Dynamic import of "./orders.js" at ./src/index.js:4:25-46').waitFor();
  expect(await answer.getByRole("button", { name: "./src/orders.js" }).count()).toBe(2);
  await page.keyboard.press("Tab"); // still on the page, which the file hasn't replaced
  expect([requests.slice(before), foreign, messages]).toEqual([[], [], []]);
});

test("a tab, a chunk and its module can be reached by keyboard alone", async () => {
  const { page, messages } = await site.newPage();
  await openScreen(page);
  await page.getByLabel(/choose one$/).setInputFiles({
    name: "stats.json",
    mimeType: "application/json",
    buffer: Buffer.from(json),
  });
  await page.getByRole("tab", { name: "Modules" }).focus();
  await page.keyboard.press("ArrowRight");
  for (const [level, summary] of [/^shop/, /^\(your code\)/].entries()) {
    const fold = page.locator("summary", { hasText: summary }).first();
    await fold.waitFor();
    await fold.focus();
    await page.keyboard.press("Enter");
    await page.locator("[role=tabpanel] details[open]").nth(level).waitFor();
  }
  await page.locator("[role=tabpanel] details[open] .graph-module").first().waitFor();
  await page.keyboard.press("Tab");
  const name = await page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: name ?? "" }).waitFor();
  expect(messages).toEqual([]);
});

test.each(modes)("lists and answers have no problems: $name", { timeout: 180_000 }, async (mode) => {
  const { page } = await site.newPage(mode.context);
  await openScreen(page);
  await drop(page, "h1", json);
  await page.getByRole("button", { name: "./src/cart.js" }).click();
  const faults: string[] = [];
  for (const name of ["Modules", "Chunks", "Packages", "Duplicates"]) {
    await page.getByRole("tab", { name }).click();
    for (const summary of await page.locator("[role=tabpanel] summary").all()) await summary.click();
    faults.push(...(await examine(page, mode)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test("the output folder is measured on the device, and nothing leaves it", async () => {
  const { page, foreign, messages } = await site.newPage();
  await openScreen(page);
  const configuration = { devtool: "source-map" } as const;
  await drop(page, "h1", JSON.stringify(await shopStats(configuration)));
  const emitted = Object.entries(await shopFiles(configuration));
  await page
    .getByLabel(/^Drop the output folder/)
    .setInputFiles(emitted.map(([name, text]) => ({ name, mimeType: "text/javascript", buffer: Buffer.from(text) })));
  await page.getByText(/^All: .* emitted$/).waitFor();
  await page.getByLabel("Sizes").selectOption("compressed");
  await page.getByText(/^All: .* after gzip$/).waitFor();
  await page.getByRole("tab", { name: "Packages" }).click();
  await page.getByRole("columnheader", { name: "After gzip" }).waitFor();
  expect([foreign, messages]).toEqual([[], []]);
});

test("a file that isn't stats gets a sentence, and the page stays", async () => {
  const { page, messages } = await site.newPage();
  await openScreen(page);
  await drop(page, "h1", "<!doctype html>");
  await page.getByText(/^This isn't JSON/).waitFor();
  await drop(page, "h1", "[]");
  await page.getByText(/^This is JSON, but it isn't a webpack stats file/).waitFor();
  expect(messages).toEqual([]);
});

test("without scripts, the screen says how to create the file", async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto("/playground/stats/");
  expect(await page.locator("noscript p").innerText()).toMatch(/^This page needs JavaScript to read a file\./);
  expect(await page.getByText("npx webpack --stats=normal --json=stats.json").isVisible()).toBe(true);
  expect(await page.locator(".stats-tool").isVisible()).toBe(false);
});
