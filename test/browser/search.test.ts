import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

test("'/' opens, typing finds, Enter goes there, and Escape gives the focus back", async () => {
  const { page, messages, requests, foreign } = await site.newPage();
  await page.goto("/guides/");
  await hydrated(page);
  expect(requests.filter((url) => url.includes("/search/"))).toEqual([]);
  await page.keyboard.press("/");
  const input = page.getByRole("combobox", { name: "Search the docs" });
  await input.waitFor();
  expect(await input.inputValue()).toBe("");
  await input.fill("tree shaking");
  const first = page.getByRole("option").first();
  await first.waitFor();
  expect(await first.getAttribute("aria-selected")).toBe("true");
  expect(await input.getAttribute("aria-activedescendant")).toBe(await first.getAttribute("id"));
  const href = await first.getAttribute("href");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname + url.hash === href);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  expect(await input.inputValue()).toBe("tree shaking");
  await first.waitFor();
  await page.keyboard.press("Escape");
  expect(await input.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search");
  expect([messages, foreign]).toEqual([[], []]);
});

test("Ctrl-K and ?q= open it; on phones it fills the screen", async () => {
  const { page, messages } = await site.newPage({ viewport: { width: 360, height: 640 } });
  await page.goto("/guides/?q=output");
  await page.getByRole("option").first().waitFor();
  const box = await page.locator("dialog.search").boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 360, height: 640 });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.getByRole("option").first().waitFor();
  expect(messages).toEqual([]);
});

test("Ctrl-Enter opens the result in a tab", async () => {
  const { page } = await site.newPage();
  await page.goto("/guides/?q=output");
  await page.getByRole("option").first().waitFor();
  const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Control+Enter")]);
  expect(tab.url()).not.toBe(page.url());
  expect(new URL(page.url()).pathname).toBe("/guides/");
});
