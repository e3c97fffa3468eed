import type { Route } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite, scrollTo } from "./open";

const LONGEST = "/configuration/output/";
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

test("a long text is laid out near the window, completely once someone reads, and then has its full height", async () => {
  const { page } = await site.newPage();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const last = [...document.querySelectorAll(".static-html > p")].at(-1);
      Object.assign(globalThis, { atFirst: last && getComputedStyle(last).contentVisibility });
    }),
  );
  await page.goto(LONGEST);
  expect(await page.evaluate(() => (globalThis as unknown as { atFirst: string }).atFirst)).toBe("auto");
  // The code that lays out the rest may load only after the first key.
  await page.waitForFunction(() => {
    dispatchEvent(new Event("keydown"));
    return !document.querySelector('main .static-html > :not([style*="visible"])');
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate(() => {
    document.documentElement.dataset.text = "whole";
  });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test("when a reader follows a link to a long text, the parts far below follow one frame later", async () => {
  const { page } = await site.newPage();
  await page.goto("/configuration/mode/");
  await hydrated(page);
  const seen = page.evaluate(
    () =>
      new Promise<object[]>((resolve) => {
        const found: object[] = [];
        new MutationObserver(() => {
          const { text } = document.documentElement.dataset;
          const last = document.querySelector(".prose > .static-html")?.lastElementChild;
          found.push([text, last?.checkVisibility(), document.querySelector("h1")?.textContent]);
          if (text === undefined) resolve(found);
        }).observe(document.documentElement, { attributeFilter: ["data-text"] });
      }),
  );
  await page.locator(`.sidebar a[href="${LONGEST}"]`).click();
  expect(await seen).toEqual([
    ["start", false, "Output"],
    [undefined, true, "Output"],
  ]);
});

test("a reader who arrives in the middle, by a fragment or by reloading, gets the whole text laid out", async () => {
  const { page } = await site.newPage();
  const whole = () => page.evaluate(() => document.documentElement.dataset.text);
  await page.goto(`${LONGEST}#outputuniquename`);
  expect(await whole()).toBe("whole");
  await page.waitForFunction(() => {
    const { top = -1 } = document.getElementById("outputuniquename")?.getBoundingClientRect() ?? {};
    return top > 0 && top < innerHeight / 2;
  });
  await page.goto(`${LONGEST}?again`);
  expect(await whole()).toBeUndefined();
  await page.reload();
  expect(await whole()).toBe("whole");
});

test("the position on a page is remembered while the next one loads slowly", async () => {
  const { page } = await site.newPage();
  let held: Route[] | null = [];
  const html = (await (await page.goto(LONGEST))?.text()) ?? "";
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.js(?:on)?)"/g)].map(([, src]) => site.origin + src);
  await page.route("**/assets/*.js*", (route) => {
    if (!held || named.includes(route.request().url())) return route.continue();
    held.push(route);
  });
  await page.reload({ waitUntil: "commit" }); // the files that are held back may delay the load event
  await hydrated(page);
  await scrollTo(page, 20_000);
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('.sidebar a[href="/configuration/mode/"]')?.click(),
  );
  await page.waitForSelector(".placeholder");
  await page.waitForFunction(() => scrollY < 20_000);
  const waiting = held;
  held = null;
  await Promise.all(waiting.map((route) => route.continue()));
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Mode");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Output");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20_000);
});
