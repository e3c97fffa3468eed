import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite, scrollTo, settled } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

describe("a term of the glossary", () => {
  const term = (page: Page) => page.locator(".term").first();

  test("is explained on hover, and the pointer can move onto the explanation", async () => {
    const { page, messages } = await site.newPage();
    await page.goto("/configuration/cache/");
    await hydrated(page);
    await term(page).hover();
    const explanation = page.getByRole("tooltip");
    await explanation.waitFor();
    expect(await explanation.textContent()).toMatch(/^A module is /);
    expect(await term(page).getAttribute("aria-describedby")).toBe(await explanation.getAttribute("id"));
    const [word, box] = [await term(page).boundingBox(), await explanation.boundingBox()];
    if (!word || !box) throw new Error("The term or its explanation is not drawn.");
    expect(box.x).toBeGreaterThanOrEqual(8);
    expect(box.y + box.height <= word.y || box.y >= word.y + word.height).toBe(true);
    await explanation.hover();
    await page.waitForTimeout(600); // longer than it would stay without the pointer
    expect(await explanation.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await explanation.waitFor({ state: "detached" });
    expect(messages).toEqual([]);
  });

  test("is explained by keyboard, and its explanation disappears with the page", async () => {
    const { page } = await site.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto("/configuration/cache/");
    await hydrated(page);
    await term(page).focus();
    const explanation = page.getByRole("tooltip");
    await explanation.waitFor();
    const box = await explanation.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360 - 8);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "module");
    expect(new URL(page.url()).pathname).toBe("/glossary/");
    await explanation.waitFor({ state: "detached" });
  });

  test("is a link to the glossary without JavaScript", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto("/configuration/cache/");
    await term(page).click();
    expect(page.url()).toBe(`${site.origin}/glossary/#module`);
  });
});

describe("a diagram", () => {
  const diagram = (page: Page) => page.locator(".zoom").first();

  test("opens large with Enter; Escape closes it and returns the focus", async () => {
    const { page, messages } = await site.newPage();
    await page.goto("/guides/code-splitting/");
    await hydrated(page);
    await diagram(page).focus();
    const isReady = () => diagram(page).evaluate((link: HTMLAnchorElement) => link.onclick !== null);
    await expect.poll(isReady).toBe(true);
    const small = await diagram(page).locator("img").boundingBox();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: (await diagram(page).locator("img").getAttribute("alt")) ?? "" });
    await dialog.waitFor();
    await settled(dialog);
    const large = await dialog.locator("img").boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.3);
    expect((large?.x ?? 0) + (large?.width ?? 0)).toBeLessThanOrEqual(1440);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Close");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("zoom");
    expect(messages).toEqual([]);
  });

  test("is never too small to read, and a click beside it closes it", async () => {
    const { page } = await site.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto("/guides/code-splitting/");
    await hydrated(page);
    await diagram(page).hover();
    await expect.poll(() => diagram(page).evaluate((link: HTMLAnchorElement) => link.onclick !== null)).toBe(true);
    await diagram(page).click();
    const large = page.locator("dialog.zoom-dialog img");
    await large.waitFor();
    await settled(large);
    expect((await large.boundingBox())?.width).toBeGreaterThan(500);
    await page.locator(".zoom-area").click({ position: { x: 180, y: 730 } });
    await large.waitFor({ state: "detached" });
  });

  test("follows the theme that the reader chose, whatever the system prefers, and is light on paper", async () => {
    const { page } = await site.newPage({ colorScheme: "light", reducedMotion: "reduce" });
    await page.goto("/guides/code-splitting/");
    await hydrated(page);
    const image = diagram(page).locator("img");
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((element: HTMLImageElement) => element.decode());
    const show = async (theme: "light" | "dark") => {
      await page.evaluate((chosen) => document.documentElement.setAttribute("data-theme", chosen), theme);
      return inside(page);
    };
    const [light, dark] = [await show("light"), await show("dark")];
    expect(light.equals(dark)).toBe(false);
    await page.emulateMedia({ colorScheme: "dark" });
    expect((await show("light")).equals(light)).toBe(true);
    expect((await show("dark")).equals(dark)).toBe(true);
    await page.emulateMedia({ colorScheme: "dark", media: "print" });
    const onPaper = await image.evaluate((element) => getComputedStyle(element).colorScheme);
    expect(onPaper).toBe("light");
  });

  /** Returns the pixels of the card around the first diagram. The background doesn't show through them. */
  async function inside(page: Page): Promise<Buffer> {
    const { x = 0, y = 0 } = (await diagram(page).locator("img").boundingBox()) ?? {};
    return page.screenshot({ clip: { x: x + 20, y: y + 20, width: 200, height: 40 } });
  }

  test("is a link to its file without JavaScript", async () => {
    const { page } = await site.newPage({ javaScriptEnabled: false });
    await page.goto("/guides/code-splitting/");
    expect(await diagram(page).getAttribute("href")).toMatch(/^\/images\/code-splitting\.\w+\.svg$/);
    await diagram(page).click();
    await page.waitForURL(/\.svg$/);
  });
});

test("the tab that a reader chose earlier is selected before any script of the application has loaded", async () => {
  const { page, messages } = await site.newPage();
  await page.addInitScript(() => localStorage.setItem("tabs:package-manager", "pnpm"));
  const held: Route[] = [];
  await page.route("**/*.js", (route) => void held.push(route));
  await page.goto("/guides/installation/", { waitUntil: "commit" });
  const tabs = page.locator(".tabs[data-sync=package-manager]");
  const chosen = () => tabs.locator("[role=tab][aria-selected=true]").allTextContents();
  await page.locator("footer").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await tabs.count()).toBeGreaterThan(1);
  expect(new Set(await chosen())).toEqual(new Set(["pnpm"]));
  expect(await tabs.locator("> [role=tabpanel]:visible").count()).toBe(await tabs.count());
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
  expect(new Set(await chosen())).toEqual(new Set(["pnpm"]));
  expect(messages).toEqual([]);
});

test("a diff that is selected with the mouse is copied like with its button: without signs and removed lines", async () => {
  const { page } = await site.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/guides/typescript/");
  await hydrated(page);
  const diff = page.locator(".code", { has: page.locator(".line-removed") }).first();
  const copied = () => page.evaluate(async () => (await navigator.clipboard.readText()).trimEnd());
  await diff.getByRole("button", { name: "Copy" }).click();
  await diff.getByRole("button", { name: "Copied" }).waitFor();
  const wanted = await copied();
  const [first, last] = [diff.locator(".line").first(), diff.locator(".line").last()];
  await first.hover({ position: { x: 1, y: 4 } });
  await page.mouse.down();
  const { x = 0, y = 0, height = 0 } = (await last.boundingBox()) ?? {};
  await page.mouse.move(x + 400, y + height - 4, { steps: 4 }); // past the end of the line
  await page.mouse.up();
  await page.evaluate(() => navigator.clipboard.writeText("nothing"));
  await page.keyboard.press("ControlOrMeta+c");
  await expect.poll(copied).not.toBe("nothing");
  expect(await copied()).toBe(wanted.trimEnd());
  await expect.poll(() => diff.locator(".line-removed").first().isVisible()).toBe(true);
});

test("a report contains the section that the reader is in", async () => {
  const { page } = await site.newPage();
  await page.goto("/configuration/cache/#file-system-cache");
  await hydrated(page);
  const body = async () => {
    const link = page.locator(".outline").getByRole("link", { name: "Something wrong on this page?" });
    return new URL((await link.getAttribute("href")) ?? "").searchParams.get("body");
  };
  await expect.poll(body).toMatch(/\/configuration\/cache\/#file-system-cache\n/);
});

test("a reload keeps the position in the text, also for readers who come back to it", async () => {
  const { page } = await site.newPage();
  await page.goto("/configuration/cache/");
  await hydrated(page);
  await scrollTo(page, 1500);
  await page.reload();
  await page.waitForFunction(() => scrollY > 1400);
  await hydrated(page);
  await page.locator('.sidebar a[href="/configuration/mode/"]').click();
  await page.getByRole("heading", { level: 1, name: "Mode", exact: true }).waitFor();
  await page.goBack();
  await page.waitForFunction(() => scrollY > 1400);
});
