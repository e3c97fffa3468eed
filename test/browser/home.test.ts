import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

test("the front page loads completely: one style sheet in the head, no other host, no errors", async () => {
  const { page, messages, foreign } = await site.newPage();
  const html = (await (await page.goto("/"))?.text()) ?? "";
  await hydrated(page);
  await page.waitForTimeout(300);
  const named = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]);
  expect(named).toHaveLength(2);
  // Others can follow with pages that are prefetched.
  const styles = await page.$$eval('link[rel="stylesheet"]', (links) => links.map((link) => link.getAttribute("href")));
  expect(styles.filter((href) => named.includes(href ?? ""))).toEqual(named);
  expect(await page.title()).not.toContain("|");
  expect(await page.locator(".cube").evaluate((cube) => cube.clientWidth)).toBe(120);
  expect(foreign).toEqual([]);
  expect(messages).toEqual([]);
});

test("coming from another page, it's rendered with its style sheet", async () => {
  const { page, messages } = await site.newPage();
  await page.goto("/concepts/");
  await hydrated(page);
  await page.getByRole("link", { name: "webpack home" }).first().click();
  await page.waitForSelector(".home");
  expect(await page.locator(".cube").evaluate((cube) => cube.clientWidth)).toBe(120);
  expect(messages).toEqual([]);
});

test.each([
  ["square", 158, 158],
  ["tall", 100, 300],
  ["wide", 400, 50],
])("a %s picture of a sponsor is whole in its tile", async (_, width, height) => {
  const { page } = await site.newPage();
  await page.goto("/");
  await hydrated(page);
  const sizes = await page.evaluate(
    async ({ width, height }) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
      const list = document.createElement("div");
      list.className = "rank rank-platinum";
      const tile = list.appendChild(document.createElement("li"));
      tile.className = "supporter";
      const link = tile.appendChild(document.createElement("a"));
      link.className = "supporter-link";
      const picture = link.appendChild(document.createElement("img"));
      picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      document.querySelector(".support-content")?.append(list);
      await picture.decode();
      return [tile, picture].map((element) => [element.clientWidth, element.clientHeight]);
    },
    { width, height },
  );
  const [tile = [], picture = []] = sizes;
  expect(picture[0]).toBeLessThanOrEqual(tile[0] ?? 0);
  expect(picture[1]).toBeLessThanOrEqual(tile[1] ?? 0);
  expect(picture[1]).toBeGreaterThan(0);
});

test("the longest word fits", async () => {
  const { page } = await site.newPage();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    const isWide = await page.locator(".rotating-text").evaluate((box) => {
      const word = box.querySelector("span") as HTMLElement;
      return ["assets", "scripts", "images", "styles"].filter((text) => {
        word.textContent = text;
        return box.scrollWidth > box.clientWidth + 1;
      });
    });
    expect(isWide).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test("animations run off the main thread: only position and opacity change", async () => {
  const { page } = await site.newPage({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.waitForSelector(".home-hero:not(.home-still)");
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const keyframes = (animation.effect as KeyframeEffect).getKeyframes();
      const own = new Set(["offset", "computedOffset", "easing", "composite"]);
      const properties = new Set(keyframes.flatMap((keyframe) => Object.keys(keyframe).filter((key) => !own.has(key))));
      return { isDrawn: target instanceof SVGElement, properties: [...properties].sort() };
    }),
  );
  expect(moving.length).toBeGreaterThanOrEqual(6);
  for (const { isDrawn, properties } of moving) {
    // The compositor can't animate `translate`, `scale` and `rotate` of parts of a drawing.
    const allowed = isDrawn ? ["opacity", "transform"] : ["opacity", "rotate", "scale", "transform", "translate"];
    expect(properties.filter((property) => !allowed.includes(property))).toEqual([]);
  }
});

test("nothing moves while out of sight", async () => {
  const { page } = await site.newPage({ reducedMotion: "no-preference" });
  await page.goto("/");
  await page.waitForSelector(".home-hero:not(.home-still)");
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForSelector(".home-still", { state: "attached" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForSelector(".home-hero:not(.home-still)");
});

test("with reduced motion, nothing moves", async () => {
  const { page } = await site.newPage({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Play animation" }).waitFor();
  expect(await page.locator(".home-still").count()).toBe(1);
});

test("without scripts, it says how to support the project", async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto("/");
  expect(await page.getByRole("link", { name: "Become a sponsor" }).isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: /animation/ }).isVisible()).toBe(false);
  expect(await page.locator(".home-still").count()).toBe(1); // there would be no way to stop the motion
});
