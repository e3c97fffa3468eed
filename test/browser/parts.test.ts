import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { SCREEN_URLS } from "../screens";
import { hydrated, type OpenSite, openSite, settled } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

/**
 * Waits until the focus is inside an opened element. The element is visible before that, but Escape only works with the
 * focus.
 */
const focusIn = (opened: Locator) =>
  expect.poll(() => opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);

const BADGE = '<svg xmlns="http://www.w3.org/2000/svg" width="93" height="20"><rect width="93" height="20"/></svg>';

describe("a details popover", () => {
  const summary = (page: Page) => page.locator("summary", { hasText: /^entry$/ });

  test("opens above the word in the code, within the window, once its chunk has loaded", async () => {
    const { page, messages, requests } = await site.newPage();
    await page.goto("/configuration/");
    await hydrated(page);
    const before = requests.length;
    await summary(page).scrollIntoViewIfNeeded();
    await summary(page).click();
    const popover = page.getByRole("dialog", { name: "entry" });
    await popover.waitFor();
    await focusIn(popover);
    await settled(popover.locator(".."));
    expect(requests.length).toBeGreaterThan(before);
    const [word, box] = [await summary(page).boundingBox(), await popover.boundingBox()];
    if (!word || !box) throw new Error("The popover or its summary is not drawn.");
    expect(box.x).toBeGreaterThanOrEqual(6);
    expect(box.x + box.width).toBeLessThanOrEqual(1440 - 6);
    expect(Math.round(word.y - (box.y + box.height))).toBe(16); // the arrow and the padding
    expect(
      await popover.evaluate((element) => getComputedStyle(element.parentElement ?? element).animationDuration),
    ).toBe("0.35s");
    await page.keyboard.press("Escape");
    await popover.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("entry");
    expect(messages).toEqual([]);
  });

  test("moves to another side if there is no room above, and hides while its word is out of sight", async () => {
    const { page } = await site.newPage();
    await page.goto("/configuration/");
    await hydrated(page);
    // Just below the header, in a text that is completely laid out, so that positions no longer change.
    await summary(page).evaluate((element) => {
      document.documentElement.dataset.text = "whole";
      scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: "instant" });
    });
    await summary(page).click();
    const popover = page.getByRole("dialog", { name: "entry" });
    await popover.waitFor();
    await settled(popover.locator(".."));
    const [word, box] = [await summary(page).boundingBox(), await popover.boundingBox()];
    expect(box?.y).toBeGreaterThanOrEqual(96);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(word?.y ?? 0);
    await page.evaluate(() => scrollBy({ top: 3000, behavior: "instant" }));
    await page.waitForFunction(() => document.querySelector(".popover-hidden"));
    expect(await popover.isVisible()).toBe(false);
  });

  test("is a disclosure without JavaScript, and open on paper", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto("/configuration/");
    const text = page.getByText("one entry that runs both").first();
    expect(await text.isVisible()).toBe(false);
    await summary(page).click();
    expect(await text.isVisible()).toBe(true);
    await page.goto("/configuration/printable/");
    expect(await page.getByText("one entry that runs both").first().isVisible()).toBe(true);
  });

  test("leaves no trace in copied code", async () => {
    const { page } = await site.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto("/configuration/");
    await hydrated(page);
    await page.locator(".code:has(summary) .code-copy").click();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^ {2}entry: \{ main: "\.\/src\/index\.js" \},$/m);
    expect(copied).not.toContain("one entry");
  });
});

test("the chat only contacts another host with the reader's consent", async () => {
  const { page, foreign, messages } = await site.newPage();
  await page.goto("/concepts/");
  await hydrated(page);
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  const panel = page.getByRole("dialog", { name: "Chat on Discord" });
  await panel.waitFor();
  await focusIn(panel);
  expect(foreign).toEqual([]);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "hidden" });
  expect(messages).toEqual([]);
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  await panel.getByRole("button", { name: "Load discord.com here" }).click();
  await expect.poll(() => foreign).toEqual([expect.stringMatching(/^https:\/\/discord\.com\/widget/)]);
});

describe("the organization", () => {
  test("doesn't move when badges load, and loads only those near the window", async () => {
    const { page } = await site.newPage();
    let asked = 0;
    await page.route(/^https:\/\/(img\.shields\.io|github\.com)\//, async (route) => {
      asked++;
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.fulfill({ contentType: "image/svg+xml", body: BADGE });
    });
    await page.goto("/organization/", { waitUntil: "commit" });
    await hydrated(page);
    const third = page.locator(".project").nth(2);
    const before = await third.boundingBox();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>(".project-badge")?.naturalWidth === 93);
    await page.waitForTimeout(300);
    expect(await third.boundingBox()).toEqual(before);
    expect(asked).toBeLessThan(250);
  });

  test("is readable while the badge service is down", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto("/organization/");
    const alts = await page
      .locator(".project-badge")
      .evaluateAll((all) => all.slice(0, 8).map((image) => image.getAttribute("alt")));
    expect(alts).toContain("Open issues");
    expect(await page.locator(".project").first().getByRole("link", { name: "Issues and PRs" }).isVisible()).toBe(true);
  });
});

test("screens outside the documentation can be reached by links, without a flash or a message", async () => {
  const { page, messages } = await site.newPage();
  await page.route(/^https:\/\/(img\.shields\.io|github\.com)\//, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: BADGE }),
  );
  await page.goto("/concepts/");
  await hydrated(page);
  for (const [name, title] of [
    ["Organization", "The Organization"],
    ["Starter Kits", "Starter Kits"],
  ] as const) {
    await page.locator(".footer").getByRole("link", { name }).click();
    await page.waitForFunction((text) => document.querySelector("main h1")?.textContent === text, title);
    await expect.poll(() => page.title()).toBe(`${title} | webpack`);
  }
  await page.getByRole("rowheader", { name: "electron-react-boilerplate" }).waitFor();
  await page.locator(".header").getByRole("link", { name: "Vote" }).click();
  await page.getByRole("heading", { name: "Vote", level: 1 }).waitFor();
  expect(messages).toEqual([]);
});

test.each([...SCREEN_URLS, "/configuration/"])("%s fits into 320 pixels", async (route) => {
  const { page } = await site.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(route);
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.each(["/errors/typescript/", "/errors/loaders/", "/concepts/output/"])(
  "at 320 pixels, all scrollable code of %s can be scrolled by keyboard",
  async (route) => {
    const { page } = await site.newPage({ viewport: { width: 320, height: 640 } });
    await page.goto(route);
    await hydrated(page);
    const scrolling = await page.locator("pre").evaluateAll((all) => {
      return all
        .filter((code) => code.scrollWidth > code.clientWidth)
        .map((code) => ({ code: code.textContent, isStop: code.tabIndex === 0 }));
    });
    expect(scrolling.length).toBeGreaterThan(0);
    expect(scrolling.filter(({ isStop }) => !isStop)).toEqual([]);
  },
);
