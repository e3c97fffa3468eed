import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { hydrated, neverIdle, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

test("'/' opens it, typing finds results, Enter follows one, and Escape returns the focus", async () => {
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
  // All at one moment, because a better answer renders them again.
  const active = () =>
    page.evaluate(() => {
      const id = document.querySelector("dialog.search input")?.getAttribute("aria-activedescendant");
      return document.querySelector("dialog.search [role=option]")?.id === id;
    });
  await expect.poll(active).toBe(true);
  const href = await first.getAttribute("href");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname + url.hash === href);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  expect(await input.inputValue()).toBe("tree shaking");
  await first.waitFor();
  await page.keyboard.press("Escape");
  await input.waitFor({ state: "hidden" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Search");
  expect([messages, foreign]).toEqual([[], []]);
});

test("a result that appears under a resting mouse isn't selected, but one that the mouse moves over is", async () => {
  const { page } = await site.newPage();
  await page.goto("/guides/");
  await hydrated(page);
  await page.keyboard.press("/");
  const input = page.getByRole("combobox", { name: "Search the docs" });
  await input.fill("output");
  const third = page.getByRole("option").nth(2);
  await third.hover({ position: { x: 20, y: 10 } });
  await third.hover({ position: { x: 30, y: 12 } });
  await expect.poll(() => third.getAttribute("aria-selected")).toBe("true");
  const box = await third.boundingBox();
  await input.fill("tree shaking");
  await page
    .getByRole("option", { name: /tree shaking/i })
    .first()
    .waitFor();
  // The mouse is still where the third result is now.
  expect(box).not.toBeNull();
  await expect.poll(() => page.getByRole("option").first().getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/guides/tree-shaking/**");
});

test.each([
  ["'/'", (page: Page) => page.keyboard.press("/")],
  ["Ctrl-K", (page: Page) => page.keyboard.press("Control+k")],
  ["a click", (page: Page) => page.getByRole("button", { name: "Search", exact: true }).click()],
])("%s before the application runs opens it once it does", async (_, ask) => {
  const { page, messages } = await site.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js*", (route) => arrived.then(() => route.continue()));
  await page.goto("/guides/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Search", exact: true }).waitFor();
  await ask(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  arrive();
  await page.getByRole("combobox", { name: "Search the docs" }).waitFor();
  expect(messages).toEqual([]);
});

test("if a key is pressed twice before the application runs, it acts twice once the application runs", async () => {
  const { page } = await site.newPage();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js*", (route) => arrived.then(() => route.continue()));
  await page.goto("/guides/", { waitUntil: "commit" });
  const theme = page.getByRole("button", { name: "Theme:" });
  await theme.click();
  await theme.click();
  arrive();
  await page.getByRole("button", { name: "Theme: dark." }).waitFor();
});

test("Ctrl-K and ?q= open it, and on phones it fills the screen", async () => {
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

test("Ctrl-Enter opens the result in a new tab", async () => {
  const { page } = await site.newPage();
  await page.goto("/guides/?q=output");
  await page.getByRole("option").first().waitFor();
  const [tab] = await Promise.all([page.context().waitForEvent("page"), page.keyboard.press("Control+Enter")]);
  expect(tab.url()).not.toBe(page.url());
  expect(new URL(page.url()).pathname).toBe("/guides/");
});

test("a kind chosen by keyboard filters, options show type and default, and copying copies the link", async () => {
  const { page } = await site.newPage();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/guides/?q=cache");
  await page.getByRole("option").first().waitFor();
  const input = page.getByRole("combobox", { name: "Search the docs" });
  await page.getByRole("button", { name: "Filter by type" }).press("Enter");
  await page.getByRole("button", { name: "option", exact: true }).press("Enter");
  await expect.poll(() => input.inputValue()).toBe(">option cache");
  const kinds = () => page.locator(".search-kind").allTextContents();
  await expect.poll(async () => (await kinds()).every((kind) => kind.startsWith("option"))).toBe(true);
  await expect.poll(async () => (await kinds())[0]).toMatch(/^option · Type: .+ · Default: /);
  await input.press("ControlOrMeta+c");
  const link = page.getByRole("option", { selected: true });
  await page.getByRole("status").getByText("Copied http").waitFor({ state: "attached" });
  const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href);
});

test("answers offline once the index has loaded", async () => {
  const { page } = await site.newPage();
  await page.goto("/guides/");
  await hydrated(page);
  const bodies = page.waitForResponse((response) => response.url().endsWith("/full.json"));
  await page.keyboard.press("/");
  const input = page.getByRole("combobox", { name: "Search the docs" });
  await input.waitFor();
  await (await bodies).finished();
  await page.context().setOffline(true);
  await input.fill("publcPath");
  await page.getByRole("option").first().waitFor();
  expect(await page.getByRole("option").first().getAttribute("href")).toContain("publicpath");
});

test("the first result only needs the titles of the index, and at most 47,000 bytes in total", async () => {
  const { page, requests } = await site.newPage();
  await neverIdle(page); // requests in idle time would be among the recorded ones
  await page.route("**/search/**", () => {}); // no response
  await page.goto("/guides/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const before = requests.length;
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the docs" }).fill("publcPath");
  await page.getByRole("option").first().waitFor();
  const fetched = [...new Set(requests.slice(before))].filter((url) => url.startsWith("/assets/"));
  expect(fetched.length).toBeGreaterThan(2); // the search box, its styles, and the engine
  const sizes = fetched.map((url) => brotliCompressSync(readFileSync(path.join(inject("sites").own, url))).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(47_000);
});

test("an engine that failed to load is loaded again for the next query", async () => {
  const { page } = await site.newPage();
  let isAway = true;
  await page.route(`**/${engine()}`, (route) => (isAway ? route.abort() : route.continue()));
  await page.goto("/guides/?q=output");
  await page.getByText("Search isn't available right now.").first().waitFor();
  isAway = false;
  await page.getByRole("combobox", { name: "Search the docs" }).fill("output.path");
  await page.getByRole("option").first().waitFor();
});

test("without workers, the box says so and offers other ways to search", async () => {
  const { page } = await site.newPage();
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page.goto("/guides/?q=output");
  const box = page.getByRole("dialog");
  await box.getByText("Search isn't available right now.").first().waitFor();
  await box.getByRole("link", { name: "Search this site on the web" }).waitFor();
  await box.getByRole("link", { name: "Configuration" }).waitFor();
});

test("if the box fails to load, readers can try again", async () => {
  const host = await openSite(inject("sites").own);
  onTestFinished(() => host.close());
  const { page } = await host.newPage();
  await neverIdle(page);
  let pending = 0;
  page.on("request", () => pending++);
  page.on("requestfinished", () => pending--);
  page.on("requestfailed", () => pending--);
  await page.goto("/guides/");
  await hydrated(page);
  await host.stop();
  const alert = page.getByRole("alert").getByText("Search couldn't be loaded.");
  for (const _attempt of [1, 2]) {
    await page.keyboard.press("/");
    await alert.waitFor();
    // The alert appears when the first file has failed. Trying again only helps when the others have failed, too.
    await expect.poll(() => pending).toBe(0);
  }
  await host.restart();
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search the docs" }).fill("output");
  await page.getByRole("option").first().waitFor();
  expect(await alert.count()).toBe(0);
});

test("below a base path, the index and the results are below it too", async () => {
  const below = await openSite(inject("sites").below, "/docs/");
  const { page, requests, messages } = await below.newPage();
  await page.goto("/docs/guides/?q=start");
  await page.getByRole("option").first().waitFor();
  expect(await page.getByRole("option").first().getAttribute("href")).toMatch(/^\/docs\//);
  expect(requests.filter((url) => !url.startsWith("/docs/"))).toEqual([]);
  expect(messages).toEqual([]);
  await below.close();
});

test.each(["light", "dark"] as const)("axe finds nothing in the open box (%s)", async (colorScheme) => {
  const { page } = await site.newPage({ colorScheme });
  await page.goto("/guides/?q=output");
  await page.locator(".search-text").first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("combobox", { name: "Search the docs" }).fill("zzzzzzzz");
  await page.getByText("No results found for query").first().waitFor();
  expect(await violations(page)).toEqual([]);
});

/** Returns the engine's worker script, which is identified by its message about a broken file. */
function engine(): string {
  const folder = path.join(inject("sites").own, "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  return scripts.find((name) => readFileSync(path.join(folder, name), "utf8").includes("is cut off")) ?? "none";
}

/** Returns the problems that axe finds in the dialog. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations: found } = await axe.run("dialog.search");
    return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

test("nothing is cut off at 320 pixels", async () => {
  const { page } = await site.newPage({ viewport: { width: 320, height: 568 } });
  await page.goto("/guides/?q=optimization.splitChunks.maxInitialRequests");
  await page.locator(".search-text").first().waitFor();
  const wide = await page.evaluate(() => {
    const all = [...document.querySelectorAll("dialog.search, dialog.search *")];
    return all
      .filter((one) => getComputedStyle(one).visibility === "visible") // autocomplete.js measures texts in a hidden element
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
      .map((one) => one.outerHTML.slice(0, 90));
  });
  expect(wide).toEqual([]);
  const close = await page.getByRole("button", { name: "Close search" }).boundingBox();
  expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(24);
});
