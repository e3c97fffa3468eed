import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

const markOf = (locator: Locator, pseudo: "::before" | "::after") =>
  locator.evaluate((element, name) => getComputedStyle(element, name).content, pseudo);

test("readers who enter their webpack version see newer features marked on every page, and nothing moves", async () => {
  const { page, messages, requests } = await site.newPage();
  await page.goto("/configuration/output/#outputclean"); // with a fragment, the whole text is laid out right away
  await hydrated(page);
  expect(requests.filter((url) => url.includes("since.json"))).toEqual([]);
  const heading = page.locator("#outputworkerchunkfilename");
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.locator(".sidebar .version-switcher summary").click();
  const before = await place();
  await page.locator(".sidebar").getByLabel("Your webpack version").fill("^5.98.0");
  await expect.poll(() => markOf(heading, "::before")).toBe('"needs 5.108"');
  expect(await place()).toBe(before);
  expect(await markOf(page.locator("#outputclean"), "::before")).toBe("none");
  const link = page.locator('.outline a[href$="#outputworkerchunkfilename"]');
  expect(await markOf(link, "::after")).toBe('"5.108"');

  await page.goto("/configuration/all-options/");
  const option = page.locator('.options a[href$="#outputworkerchunkfilename"]').first();
  await expect.poll(() => markOf(option, "::after")).toBe('"needs 5.108"');
  await hydrated(page);
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the docs" }).fill("workerChunkFilename");
  const result = page.locator('.search-results a[href$="#outputworkerchunkfilename"]').first();
  await expect.poll(() => markOf(result, "::after")).toBe('"needs 5.108"');
  expect(messages).toEqual([]);
});

test("an address can set the version for one visit", async () => {
  const { page } = await site.newPage();
  await page.goto("/configuration/output/?webpack=5.20");
  await expect.poll(() => markOf(page.locator("#outputassetmodulefilename"), "::before")).toBe("none");
  await expect.poll(() => markOf(page.locator("#outputtrustedtypes"), "::before")).toBe('"needs 5.37"');
  await page.goto("/configuration/output/");
  await expect.poll(() => markOf(page.locator("#outputtrustedtypes"), "::before")).toBe('"needs 5.37"');
  expect(await page.evaluate(() => localStorage.getItem("webpack-version"))).toBeNull();
});
