import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenSite, openSite } from "./open";
import { openPlayground, panel, running, write } from "./playground-page";

const { own } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

test("a project can be saved as a zip file", async () => {
  const { page, messages } = await openPlayground(site);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("webpack-project.zip");
  const files = unzipSync(readFileSync(await (await saved).path()));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["webpack-project/package.json", "webpack-project/src/index.js"]),
  );
  expect(messages).toEqual([]);
});

test("a project is only sent to StackBlitz when a reader asks for it", async () => {
  const { page, messages, foreign } = await openPlayground(site);
  const sent = new Promise<URLSearchParams>((resolve) => {
    page.context().route("https://stackblitz.com/run", (route, request) => {
      resolve(new URLSearchParams(request.postData() ?? ""));
      return route.fulfill({ contentType: "text/html", body: "<title>StackBlitz</title>" });
    });
  });
  expect(foreign).toEqual([]);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Open in StackBlitz" }).click();
  const fields = await sent;
  expect(fields.get("project[template]")).toBe("node");
  expect(fields.get("project[files][src/index.js]")).toContain("Kettle");
  await expect.poll(async () => (await opened).title()).toBe("StackBlitz");
  expect(await (await opened).evaluate(() => opener)).toBeNull();
  await page.getByText("Opening the project in StackBlitz").waitFor();
  expect(messages).toEqual([]);
});

test("a link passes a project on to someone else; it's built, but only runs after a click", async () => {
  const { page } = await openPlayground(site, "/playground/#project=typescript");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("Link copied.").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const other = await openPlayground(site, copied.replace(site.origin, ""));
  await other.page.getByRole("tab", { name: "Run" }).click();
  await panel(other.page).getByText("runs only if you start it").waitFor();
  expect(await other.page.locator(".playground-page").count()).toBe(0);
  await panel(other.page).getByRole("button", { name: "Run" }).click();
  await running(other.page).getByText("2 products, 88 €").waitFor();
  expect([other.messages, other.foreign]).toEqual([[], []]);
});

test("a damaged link is reported, and the page stays usable", async () => {
  const { page } = await openPlayground(site, "/playground/#code=broken");
  await page.getByText("This link is damaged").waitFor();
  await write(page, "console.log('anything');");
  await panel(page).getByText("anything").waitFor();
});
