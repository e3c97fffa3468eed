import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { examine } from "../access/examine";
import { modes } from "../access/modes";
import { SCREEN_URLS } from "../screens";
import { hydrated, type OpenSite, openSite } from "./open";

// Checks that only need the HTML run on all pages: test/site/access.ts. `npm run test:access` examines all of them, in
// all modes.

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

/** The modes in which something new can be found: with forced colors, the rules that are left find the same as in light. */
const MODES = modes.filter(({ name }) => name !== "forced colors");

/**
 * The mode in which pages of all kinds are examined. In the other modes, only the pages at the start of the list are.
 */
const WHOLE_MODE = MODES[0];

/**
 * One page of each kind: every screen, and documentation pages with code, tabs, a long name, and a README.
 * `playground.test.ts` examines the playground.
 */
const KINDS = [
  "/",
  "/concepts/",
  "/guides/installation/",
  "/plugins/normal-module-replacement-plugin/",
  "/loaders/babel-loader/readme/",
  ...SCREEN_URLS.filter((url) => url !== "/" && url !== "/playground/"),
  "/404.html",
];

test.each(MODES)("no kind of page has problems: $name", { timeout: 180_000 }, async (mode) => {
  const { page } = await site.newPage(mode.context);
  const faults: string[] = [];
  for (const route of mode === WHOLE_MODE ? KINDS : KINDS.slice(0, 3)) {
    await page.goto(route);
    await hydrated(page);
    await page.getByRole("heading", { level: 1 }).waitFor(); // votes appear when the application runs
    faults.push(...(await examine(page, mode)).map((fault) => `${route} ${fault}`));
  }
  expect(faults).toEqual([]);
});

/**
 * Things that open on a page: the name, the part to examine, and how to open it. Opening the next one closes it, or
 * covers it.
 */
const OPENED: [name: string, part: string, open: (page: Page) => Promise<void>][] = [
  ["a term", ".term-explanation", (page) => page.locator(".term").first().focus()],
  ["the languages", ".header-tools .dropdown", (page) => page.getByRole("button", { name: "Language" }).click()],
  ["the chat", ".chat-panel", (page) => page.getByRole("button", { name: "Chat", exact: true }).click()],
  ["no result", ".search-nothing", (page) => search(page, "qzxqzx")],
  ["results", ".search [role=option]", (page) => search(page, "tree shaking")],
  ["the menu", ".mobile-sidebar[open]", (page) => openMenu(page)],
  ["a diagram", ".zoom-dialog", (page) => zoom(page)],
];

async function search(page: Page, query: string): Promise<void> {
  const input = page.getByRole("combobox", { name: "Search the docs" });
  if (!(await input.isVisible())) await page.keyboard.press("/");
  await input.fill(query);
}

async function openMenu(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole("button", { name: "Menu" }).click();
}

async function zoom(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  const link = page.locator(".zoom").first();
  await link.focus();
  await expect.poll(() => link.evaluate((element: HTMLAnchorElement) => element.onclick !== null)).toBe(true);
  await page.keyboard.press("Enter");
}

test.each(MODES)("nothing that opens has problems: $name", { timeout: 180_000 }, async (mode) => {
  const { page, messages } = await site.newPage(mode.context);
  await page.goto("/concepts/dependency-graph/");
  await hydrated(page);
  const faults: string[] = [];
  for (const [name, part, open] of OPENED) {
    await open(page);
    await page.locator(part).first().waitFor();
    const whole = part.split(" [")[0] ?? part;
    faults.push(...(await examine(page, mode, whole)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(messages).toEqual([]);
});

test("in a low window, as on a phone held sideways, bars leave room for the content", async () => {
  const { page } = await site.newPage({ viewport: { width: 640, height: 300 }, reducedMotion: "reduce" });
  await page.goto("/concepts/#loaders");
  await hydrated(page);
  const bottom = () => page.locator(".header").evaluate((header) => header.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(0);
  const top = () => page.locator("#loaders").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(100);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("/");
  const search = page.locator("dialog.search");
  await search.waitFor();
  expect(await search.evaluate((box) => Number.parseFloat(getComputedStyle(box).maxBlockSize))).toBeGreaterThan(260);
});

test("readers who prefer more contrast get a stronger focus ring and no soft text", async () => {
  const { page } = await site.newPage({ contrast: "more", colorScheme: "light" });
  await page.goto("/concepts/");
  await hydrated(page);
  await page.keyboard.press("Tab");
  expect(
    await page.evaluate(() => document.activeElement && getComputedStyle(document.activeElement).outlineWidth),
  ).toBe("3px");
  const [soft, text] = await page.$$eval(".page-links a, main h1", (all) =>
    all.map((it) => getComputedStyle(it).color),
  );
  expect(soft).toBe(text);
});

describe("by keyboard alone", () => {
  test.each([1440, 320])("every tab stop of a page %i pixels wide is visible, and none is a trap", async (width) => {
    const { page } = await site.newPage({ viewport: { width, height: 720 }, reducedMotion: "reduce" });
    await page.goto("/concepts/");
    await hydrated(page);
    expect(await walk(page)).toEqual([]);
  });

  test("when tabbing back through the options, no stop is hidden under the filter", async () => {
    const { page } = await site.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: "reduce" });
    await page.goto("/configuration/all-options/");
    await hydrated(page);
    await page.locator(".options-group li > a").nth(100).focus();
    const covered: (string | undefined)[] = [];
    for (let stop = 0; stop < 30; stop++) {
      await page.keyboard.press("Shift+Tab");
      const fault = await page.evaluate(() => {
        const top = document.activeElement?.getBoundingClientRect().top ?? 0;
        const filter = document.querySelector(".options-filter")?.getBoundingClientRect();
        return top < (filter?.bottom ?? Infinity) ? document.activeElement?.textContent : "";
      });
      if (fault !== "") covered.push(fault);
    }
    expect(covered).toEqual([]);
  });

  test("the search field shows its focus without the site's colors", async () => {
    const { page } = await site.newPage({ forcedColors: "active" });
    await page.goto("/concepts/");
    await hydrated(page);
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search the docs" }).waitFor();
    const bar = page.locator(".search-bar");
    await expect.poll(() => bar.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  });
});

/** Presses Tab until the focus leaves the page; returns the problems with the tab stops. */
async function walk(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const most = await page.locator("a[href], button, input, select, summary, [tabindex='0']").count();
  for (let stop = 0; stop <= most; stop++) {
    await page.keyboard.press("Tab");
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "end";
      const name = element.outerHTML.slice(0, 100);
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
      const box = element.getBoundingClientRect();
      if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
        return `out of sight: ${name}`;
      const bar = document.querySelector("header")?.getBoundingClientRect();
      const isBelowBar =
        bar && !element.closest("header, .skip-link") && box.top >= bar.top && box.bottom <= bar.bottom;
      return isBelowBar ? `below the header: ${name}` : "";
    });
    if (fault === "end") return stop > 10 ? faults : [...faults, "The page has hardly a stop."];
    if (fault !== "") faults.push(fault);
  }
  return [...faults, "The focus never leaves the page."];
}
