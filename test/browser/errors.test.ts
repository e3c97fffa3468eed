import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { examine } from "../access/examine";
import { modes } from "../access/modes";
import { hydrated, type OpenSite, openSite, scrollTo } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

const OUTPUT = [
  "WARNING in asset size limit: The following asset(s) exceed the recommended size limit (244 KiB).",
  "\u001b[31mERROR\u001b[39m in ./src/index.js 1:0-35\r",
  "Module not found: Error: Can't resolve './pirce.js' in 'C:\\Users\\user\\app\\src'\r",
].join("\n");

test("a pasted output leads to its likely cause, and from there to the entry", async () => {
  const { page, messages, foreign } = await site.newPage();
  await page.goto("/errors/");
  await page.getByRole("textbox", { name: "Paste an error message" }).fill(OUTPUT);
  const first = page.locator(".error-finder-list > li").first();
  await first.getByText("because the output contains").waitFor();
  await first.getByText(/other causes/).click();
  expect(await first.locator("details li").first().isVisible()).toBe(true);
  expect(await first.getByRole("link").first().getAttribute("href")).toBe("/errors/resolve/#cannot-resolve");
  await first.getByRole("link").first().click();
  await page.waitForURL("**/errors/resolve/#cannot-resolve");
  await page.getByRole("heading", { name: "Can't resolve '<request>' in '<folder>'" }).waitFor();
  expect([messages, foreign]).toEqual([[], []]);
});

const OLD_PARSER = [
  "Failed to compile.\n",
  "./node_modules/acme-loader/lib/index.js 12:21",
  "Module parse failed: Unexpected token (12:21)",
  "You may need an appropriate loader to handle this file type, currently no loaders are configured.",
  ">     return (path?.match(/x/) || [null]).pop();",
].join("\n");

const LONG_REASON = [
  "ERROR in ./src/app.scss",
  "Module build failed (from ./node_modules/sass-loader/dist/cjs.js):",
  "TypeError: this.getOptions is not a function",
].join("\n");

test.each([
  ["a laptop", 1280, 900],
  ["a telephone", 390, 844],
])("the first fix is on the first screen of %s", async (_, width, height) => {
  const { page } = await site.newPage({ viewport: { width, height } });
  await page.goto("/errors/");
  for (const output of [OUTPUT, OLD_PARSER, LONG_REASON]) {
    await page.getByRole("textbox", { name: "Paste an error message" }).fill("");
    await scrollTo(page, 0);
    await page.getByRole("textbox", { name: "Paste an error message" }).fill(output);
    const fix = page.locator(".error-finder-cause figure").first();
    await fix.waitFor();
    const top = async () => (await fix.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    await expect.poll(top).toBeLessThan(height - 40); // its title is visible
    expect(await top()).toBeGreaterThan(0);
  }
});

test.each(modes)("answers have no faults of access: $name", async (mode) => {
  const { page } = await site.newPage(mode.context);
  for (const output of [OUTPUT, "Error: The shop is closed\nnpm ERR! code ELIFECYCLE"]) {
    await page.goto("/errors/"); // a new page, because the answer to the last output stays until the next one is there
    await page.getByRole("textbox", { name: "Paste an error message" }).fill(output);
    await page.locator(".error-finder-cause, .error-finder-card").first().waitFor();
    for (const summary of await page.locator(".error-finder summary").all()) await summary.click();
    expect(await examine(page, mode)).toEqual([]);
  }
});

test("the patterns load with the first text", async () => {
  const { page, requests } = await site.newPage();
  await page.goto("/errors/");
  const field = page.getByRole("textbox", { name: "Paste an error message" });
  await field.waitFor();
  const scripts = () => requests.filter((url) => url.endsWith(".js"));
  const texts = () => Promise.all(scripts().map(async (url) => (await page.request.get(url)).text()));
  const hasPatterns = async () => (await texts()).some((text) => text.includes("npm hasn't installed anything"));
  expect(await hasPatterns()).toBe(false);
  await field.fill("npm ERR! code ELIFECYCLE");
  await page.getByRole("region", { name: "Lines of npm, Yarn or pnpm" }).waitFor();
  expect(await hasPatterns()).toBe(true);
});

test.each([
  ["a whole line of a terminal", "Module not found: Error: Can't resolve './pirce.js' in '/home/user/app/src'"],
  ["words from memory", "can't resolve my-own-package"],
])("search answers %s with its entry first", async (_, query) => {
  const { page, messages } = await site.newPage();
  await page.goto("/guides/");
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the docs" }).fill(query);
  const first = page.getByRole("option").first();
  await expect.poll(() => first.getAttribute("href")).toBe("/errors/resolve/#cannot-resolve");
  expect(messages).toEqual([]);
});

test("a query that doesn't look like a message doesn't load the catalog", async () => {
  const { page, requests } = await site.newPage();
  await page.goto("/guides/");
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the docs" }).fill("tree shaking");
  await page.getByRole("option").first().waitFor();
  const before = requests.length;
  await page.getByRole("combobox", { name: "Search the docs" }).fill("can't resolve lodash");
  await expect.poll(() => requests.slice(before).filter((url) => url.endsWith(".js")).length).toBeGreaterThan(0);
});

test("without scripts, the error page links to all messages", async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto("/errors/");
  expect(await page.getByRole("textbox", { name: "Paste an error message" }).count()).toBe(0);
  await page.getByRole("main").getByRole("link", { name: "Resolving" }).first().click();
  await page.getByRole("heading", { name: "Can't resolve '<request>' in '<folder>'" }).waitFor();
});
