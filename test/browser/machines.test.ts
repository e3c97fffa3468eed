import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite } from "./open";

const { below } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(below, "/docs/");
});
afterAll(() => site.close());

test("a host that serves the front page without its slash works", async () => {
  const { page, messages } = await site.newPage();
  let answered = 0;
  await page.route(/\/docs(\?|$)/, async (route) => {
    answered++;
    await route.fulfill({ response: await route.fetch({ url: `${site.origin}/docs/` }) });
  });
  await page.goto("/docs?a=b#c");
  await hydrated(page);
  expect(answered).toBe(1);
  expect(new URL(page.url()).href).toBe(`${site.origin}/docs/?a=b#c`);
  expect(await page.textContent("h1")).not.toBe("Page Not Found");
  expect(messages).toEqual([]);
});

test("the page for unknown addresses becomes the front page if the host serves it without the slash", async () => {
  const { page } = await site.newPage();
  const response = await page.goto("/docs?a=b#c");
  expect(response?.status()).toBe(404);
  await page.locator("h1").filter({ hasNotText: "Page Not Found" }).waitFor();
  expect(new URL(page.url()).href).toBe(`${site.origin}/docs/?a=b#c`);
});

test("copies the page as Markdown below a base path, and the browser reports no problem with it", async () => {
  const { page, messages } = await site.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto("/docs/concepts/output/");
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(1);
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.locator(".page-links [role=status]").filter({ hasText: "Copied" }).waitFor({ state: "attached" });
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(readFileSync(path.join(below, "concepts/output/index.md"), "utf8"));
  await page.getByRole("button", { name: "Copy page" }).waitFor();

  const link = page.getByRole("link", { name: "View as Markdown" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toMatch(/^text\/markdown/);
  expect(messages).toEqual([]);
});

test("reports when the page can't be copied", async () => {
  const { page } = await site.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.route("**/index.md", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/docs/concepts/output/");
  await page.getByRole("button", { name: "Copy page" }).click();
  await page.getByRole("button", { name: "Failed" }).waitFor();
});
