import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { LISTING, type OfflineListing } from "../../src/offline/listing";
import { SCREEN_URLS } from "../screens";
import { fetchNothingAhead, hydrated, type OpenSite, openSite, scrollTo } from "./open";

const { own } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

describe("following a link", () => {
  test("shows the page without a reload, moves the focus and announces the title", async () => {
    const { page, messages } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.click('.sidebar a[href="/concepts/plugins/"]');
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
    expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
    await expect.poll(() => page.title()).toBe("Plugins | webpack"); // the head changes after the page
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("page-content");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await page.getByRole("status").filter({ hasText: "Plugins" }).count()).toBeGreaterThan(0);
    expect(await page.getAttribute('link[rel="canonical"]', "href")).toMatch(/\/concepts\/plugins\/$/);
    expect(messages).toEqual([]);
  });

  test("with a fragment, scrolls to the heading and focuses it", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "/concepts/entry-points/#description-object";
      link.id = "probe";
      link.textContent = "probe";
      document.querySelector(".prose")?.prepend(link);
    });
    await page.click("#probe");
    await page.waitForFunction(() => document.activeElement?.id === "description-object");
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(250);
  });

  test("if a script sets the fragment, the page scrolls there, and going back returns to the reader's position", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/entry-points/");
    await hydrated(page);
    await scrollTo(page, 100);
    await page.evaluate(() => {
      location.hash = "description-object";
    });
    const top = () => page.evaluate(() => document.getElementById("description-object")?.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(250);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("description-object");
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  });

  test("leaves clicks with a modifier key to the browser", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    await page.click('.sidebar a[href="/concepts/plugins/"]', { modifiers: ["Control"] });
    await page.waitForTimeout(300);
    expect(await page.textContent("h1")).toBe("Concepts");
  });
});

describe("prefetching", () => {
  /** Returns the address of a page's chunk. */
  function chunkOf(url: string): string {
    const { pages } = JSON.parse(readFileSync(path.join(own, LISTING), "utf8")) as OfflineListing;
    return `/${pages.find((page) => page.url === url)?.files[0]}`;
  }

  test.each(["the mouse", "the focus"])("where %s is, once, and a click asks for nothing any more", async (what) => {
    const { page, requests } = await site.newPage();
    const chunk = chunkOf("/concepts/plugins/");
    const asked = () => requests.filter((path) => path === chunk).length;
    await page.goto("/concepts/");
    await hydrated(page);
    const link = page.locator('.sidebar a[href="/concepts/plugins/"]');
    const come = () => (what === "the mouse" ? link.hover() : link.focus());
    const go = () => (what === "the mouse" ? page.mouse.move(1, 1) : link.blur());
    // Wait until the browser has been idle, because nothing observes the link before that.
    const isAsked = async () => {
      await go();
      await come();
      return asked();
    };
    await expect.poll(isAsked, { interval: 400, timeout: 30_000 }).toBe(1);
    await go();
    await come();
    expect(await page.textContent("h1")).toBe("Concepts");
    await link.click();
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
    expect(asked()).toBe(1);
  });

  test("fetches the pages behind visible links, each file once", async () => {
    const { page, requests } = await site.newPage();
    await page.goto("/guides/");
    const chunks = ["/guides/getting-started/", "/guides/asset-management/"].map(chunkOf);
    await expect.poll(() => chunks.filter((chunk) => !requests.includes(chunk)), { timeout: 30_000 }).toEqual([]);
    expect(requests.filter((path, index) => requests.indexOf(path) !== index)).toEqual([]);
  });
});

describe("back and forward", () => {
  test("return to the reader's position", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    await scrollTo(page, 1500);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.sidebar a[href="/concepts/plugins/"]')?.click(),
    );
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
    await scrollTo(page, 700);
    await page.goBack();
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Concepts");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    await page.goForward();
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  test("announce prerendered pages too, and restore their head", async () => {
    const { page } = await site.newPage();
    await page.goto("/concepts/");
    await hydrated(page);
    const head = () =>
      page.evaluate(() => [
        document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      ]);
    const drawn = await head();
    await page.click('.sidebar a[href="/concepts/plugins/"]');
    await page.getByRole("status").filter({ hasText: "Plugins" }).waitFor({ state: "attached" });
    await expect.poll(head).not.toEqual(drawn);
    await page.goBack();
    await page.getByRole("status").filter({ hasText: "Concepts" }).waitFor({ state: "attached" });
    await expect.poll(head).toEqual(drawn);
  });
});

test.each([
  ...SCREEN_URLS,
  "/concepts/",
  "/guides/code-splitting/",
  "/configuration/output/",
  "/loaders/sass-loader/",
  "/glossary/",
  "/concepts/printable/",
  "/no-such-page/",
  "/?q=split",
])("the browser may keep %s when it is left, and go back to it without loading it", async (path) => {
  const { page } = await site.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const leave = async () => {
    const explained = new Promise<{ type: string; reason: string }[]>((resolve) => {
      devtools.once("Page.backForwardCacheNotUsed", (event) => resolve(event.notRestoredExplanations));
    });
    await page.goto(path);
    if (!path.endsWith("/printable/")) await hydrated(page);
    await page.waitForLoadState("networkidle");
    await page.goto("/license/");
    await page.goBack();
    // Automated browsers never keep pages; any other reason would be our fault.
    return (await explained).filter(({ type }) => type !== "Circumstantial");
  };
  // Try again if something that is prefetched was still loading.
  await expect.poll(leave, { timeout: 30_000 }).toEqual([]);
});

describe("while a page loads", () => {
  test("shows a placeholder, then the page", async () => {
    const { page } = await site.newPage();
    await fetchNothingAhead(page);
    let arrive = () => {};
    let arrived = Promise.resolve();
    await page.route("**/assets/*.js*", (route) => arrived.then(() => route.continue()));
    await page.goto("/concepts/");
    await hydrated(page);
    arrived = new Promise((resolve) => {
      arrive = resolve;
    });
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.sidebar a[href="/concepts/plugins/"]')?.click(),
    );
    await page.getByRole("status").filter({ hasText: "Loading" }).waitFor();
    arrive();
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
  });

  test("a page that fails to load says so, and can be loaded again", async () => {
    const { page } = await site.newPage();
    await fetchNothingAhead(page);
    let isBroken = false;
    await page.route("**/assets/*.js*", (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto("/concepts/");
    await hydrated(page);
    isBroken = true;
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('.sidebar a[href="/concepts/plugins/"]')?.click(),
    );
    await page.getByText("Error loading content.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/concepts/plugins/");
    isBroken = false;
    await page.getByRole("button", { name: /retry|again/i }).click();
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
  });
});

describe("slightly wrong addresses", () => {
  test("an unknown path shows the not-found page, with a title from its last segment", async () => {
    const { page } = await site.newPage();
    const response = await page.goto("/no-such-page/");
    expect(response?.status()).toBe(404);
    await hydrated(page);
    expect(await page.textContent("h1")).toBe("Page Not Found");
    await page.waitForFunction(() => document.title === "no such page | webpack");
    await page.getByRole("link", { name: "Go to Homepage" }).click();
    await page.waitForFunction(() => location.pathname === "/");
  });

  test("the app shell shows the page of the address for which it's served", async () => {
    const { page } = await site.newPage();
    await page.route("**/concepts/plugins/", async (route) => {
      const response = await page.request.get(`${site.origin}/app-shell/`);
      await route.fulfill({ response });
    });
    await page.goto("/concepts/plugins/");
    await page.waitForFunction(() => document.querySelector("h1")?.textContent === "Plugins");
  });

  test("a path without its slash shows the page, and the address gets the slash", async () => {
    const { page, messages } = await site.newPage();
    await page.route(/\/concepts\/plugins(\?.*)?$/, async (route) => {
      await route.fulfill({ response: await page.request.get(`${site.origin}/concepts/plugins/`) });
    });
    await page.goto("/concepts/plugins?from=mail#anatomy");
    await page.waitForFunction(() => location.pathname === "/concepts/plugins/");
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe("?from=mail#anatomy");
    expect(messages).toEqual([]);
  });
});
