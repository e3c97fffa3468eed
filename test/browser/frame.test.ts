import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite, scrollTo, settled } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

/** Returns how much the layout shifted while the page started. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );

describe("the notification bar", () => {
  const bar = (page: Page) => page.getByRole("complementary", { name: "Notification" });

  test("stays away after it was dismissed, even before the first paint, and nothing jumps", async () => {
    const { page, messages } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    await bar(page).getByRole("button").click();
    expect(await bar(page).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("page-content");

    await page.route("**/*.js", (route) => route.abort());
    await page.reload();
    expect(await bar(page).isVisible()).toBe(false);
    await page.unroute("**/*.js");
    messages.length = 0; // messages about blocked scripts
    await page.reload();
    await hydrated(page);
    expect(await shiftOf(page)).toBe(0);
    expect(await page.evaluate(() => document.body.className)).toBe("");
    expect(messages).toEqual([]);
  });

  test("is shown to all other readers, and nothing jumps either", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    expect(await bar(page).isVisible()).toBe(true);
    expect(await shiftOf(page)).toBe(0);
  });

  test("is readable without scripts, and has no button that does nothing", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto("/concepts/");
    expect(await bar(page).isVisible()).toBe(true);
    expect(await bar(page).locator("button").isVisible()).toBe(false);
  });
});

test.each([
  { width: 1280, path: "/configuration/output/" },
  { width: 390, path: "/configuration/output/" },
])("at $width pixels, the button of the chat covers no text of $path that is scrolled to its end", async (place) => {
  const { page } = await site.newPage({ viewport: { width: place.width, height: 720 }, reducedMotion: "reduce" });
  await page.goto(place.path);
  await hydrated(page);
  const covered = () =>
    page.evaluate(() => {
      const button = document.querySelector(".chat-button")?.getBoundingClientRect() ?? new DOMRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement, nodeValue }) => {
        const isRead = nodeValue?.trim() && parentElement?.checkVisibility() && !parentElement.closest(".chat");
        return isRead ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT;
      });
      const found: (string | null)[] = [];
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const isBelow = ({ left, right, top, bottom }: DOMRect) =>
          right > button.left && left < button.right && bottom > button.top && top < button.bottom;
        if ([...range.getClientRects()].some(isBelow)) found.push(texts.currentNode.nodeValue);
      }
      return found;
    });
  if (await page.locator(".outline").isVisible()) {
    await scrollTo(page, 2000);
    await page.locator(".outline").evaluate((outline) => outline.scrollTo({ top: outline.scrollHeight }));
    expect(await covered()).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-text", "whole"));
  await page.keyboard.press("End");
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await expect.poll(isAtEnd).toBe(true);
  expect(await covered()).toEqual([]);
});

describe("the dropdowns", () => {
  test("are above the bar of the sections", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    await page.getByRole("button", { name: "Documentation sections" }).press("Enter");
    const links = page.locator(".dropdown-list:not([hidden]) .dropdown-link");
    await links.first().waitFor();
    const covered = await links.evaluateAll((all) =>
      all
        .filter((link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== link;
        })
        .map((link) => link.textContent),
    );
    expect(covered).toEqual([]);
  });

  test("can be reached with the mouse on the way down", async () => {
    const { page } = await site.newPage();
    await page.goto("/");
    await hydrated(page);
    await page.hover("text=Documentation");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guides" });
    await link.hover();
    await link.click();
    await page.waitForURL("**/guides/");
    const button = page.getByRole("button", { name: "Documentation sections" });
    await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  });

  test("without scripts open under the mouse and the focus", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto("/");
    const link = page.getByRole("link", { name: "中文" });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole("button", { name: "Language" }).focus();
    expect(await link.isVisible()).toBe(true);
  });
});

describe("the mobile sidebar", () => {
  const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };
  const isOpen = (page: Page) => page.locator(".mobile-sidebar").evaluate((menu) => (menu as HTMLDialogElement).open);

  async function openPhone() {
    const watched = await site.newPage(phone);
    await watched.page.goto("/concepts/");
    await watched.page.waitForSelector(".mobile-sidebar", { state: "attached" });
    const client = await watched.page.context().newCDPSession(watched.page);
    const touch = (type: string, x?: number, y = 400) =>
      client.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    async function swipe(from: number, to: number) {
      await touch("touchStart", from);
      for (let step = 1; step <= 4; step++) await touch("touchMove", from + ((to - from) * step) / 4);
      await touch("touchEnd");
    }
    return { ...watched, swipe };
  }

  test("opens with a swipe from the edge, and closes with a swipe back", async () => {
    const { page, swipe, messages } = await openPhone();
    await swipe(200, 320);
    expect(await isOpen(page)).toBe(false);
    await swipe(6, 120);
    await expect.poll(() => isOpen(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
    await settled(page.locator(".mobile-sidebar"));
    await swipe(250, 150);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(messages).toEqual([]);
  });

  test("keeps the focus while it is open, closes on Escape, and gives the focus back", async () => {
    const { page } = await openPhone();
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector<HTMLDialogElement>(".mobile-sidebar")?.open);
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press("Shift+Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") === null)).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  test("closes on a tap outside, on its close icon, and when a link is followed", async () => {
    const { page } = await openPhone();
    const open = () => page.getByRole("button", { name: "Menu", exact: true }).tap();
    await open();
    await expect.poll(() => isOpen(page)).toBe(true);
    await settled(page.locator(".mobile-sidebar"));
    await page.touchscreen.tap(345, 500);
    await expect.poll(() => isOpen(page)).toBe(false);
    await open();
    await page.getByRole("button", { name: "Close menu" }).tap();
    await expect.poll(() => isOpen(page)).toBe(false);
    await open();
    await page.locator(".mobile-sidebar").getByRole("link", { name: "Plugins" }).last().tap();
    await page.waitForURL("**/plugins/");
    await expect.poll(() => isOpen(page)).toBe(false);
  });
});
