import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenSite, openSite } from "./open";
import { built, editor, files } from "./playground-page";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

test.each([
  { width: 1440, height: 900, most: 170, narrow: 1280, forcedColors: "none" },
  { width: 390, height: 844, most: 330, narrow: 320, forcedColors: "active" },
] as const)(
  "at $width × $height, the editor is visible without scrolling, and editor and output show the keyboard focus as a whole",
  async ({ width, height, most, narrow, forcedColors }) => {
    const { page, messages } = await site.newPage({
      viewport: { width, height },
      forcedColors,
      reducedMotion: "reduce",
    });
    await page.goto("/playground/");
    await built(page);
    const place = page.locator(".playground-editor-field > .code-editor > .code-editor");
    await place.waitFor();
    expect(await page.getByRole("heading", { level: 1, name: "Playground" }).isVisible()).toBe(true);
    expect((await place.boundingBox())?.y).toBeLessThan(most);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.setViewportSize({ width: narrow, height: 720 });
    await files(page).getByRole("button", { name: "Delete" }).focus();
    await page.keyboard.press("Tab");
    expect(await editor(page).evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await faultsOf(place)).toEqual([]);
    const output = page.locator(".playground-viewer > .code-editor > .code-editor");
    await page.locator(".playground-made-of button").last().focus();
    await page.keyboard.press("Tab");
    expect(await output.locator(".cm-content").evaluate((element) => element.matches(":focus"))).toBe(true);
    expect(await faultsOf(output)).toEqual([]);
    expect(messages).toEqual([]);
  },
);

/** Returns the problems with the focus indicator of an element. */
function faultsOf(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return [
      ...(outlineStyle === "solid" && outlineWidth === "2px" ? [] : ["It has no ring."]),
      ...(top >= header ? [] : [`It begins at ${top}, below the header.`]),
      ...(bottom <= innerHeight ? [] : [`It ends at ${bottom}, out of the window.`]),
    ];
  });
}
