import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { PLAYGROUND } from "../../src/utilities/urls";
import { hydrated, type OpenSite, openSite } from "./open";
import { built, editor, linkTo, openPlayground, panel, running, write } from "./playground-page";
import {
  asksForEverything,
  focusesField,
  hidesWords,
  leavesFor,
  opensProgram,
  takesKeyboard,
} from "./playground-taking-projects";

const { own } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

const frame = (page: Page) => page.locator(".playground-page iframe");
const started = (page: Page) => page.getByRole("region", { name: "Console" });
const unlock = (page: Page) => page.getByRole("button", { name: "Stop the page to edit" });

/** Opens a project from a link and lets its page run. */
async function openShared(project: Parameters<typeof linkTo>[0]) {
  const watched = await site.newPage({ permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = watched;
  await page.addInitScript(listen);
  await page.goto(await linkTo(project));
  await run(page);
  return watched;
}

async function run(page: Page): Promise<void> {
  await built(page);
  await page.getByRole("tab", { name: "Run" }).click();
  await panel(page).getByRole("button", { name: "Run" }).click();
  await frame(page).waitFor();
}

/** Runs in every page and frame: collects what frames report to the whole tab. */
function listen(): void {
  if (self !== top) return;
  addEventListener("message", ({ data }) => {
    if (String(data).startsWith("took ")) {
      document.documentElement.dataset.took = `${document.documentElement.dataset.took ?? ""}${data}\n`;
    }
  });
}

const taken = (page: Page) => page.evaluate(() => document.documentElement.dataset.took ?? "");

test("text that a reader types or pastes into the editor never reaches a page from a link", async () => {
  const { page } = await openShared(takesKeyboard);
  await page.evaluate(() => navigator.clipboard.writeText("S3CRET"));
  // With the pointer in the page, the page may take the focus. That is when the editor would lose keys.
  await frame(page).hover();
  await running(page).locator("input").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
  await editor(page).focus();
  await page.keyboard.insertText("typed");
  expect(await editor(page).innerText()).not.toContain("typed"); // it is closed, and says so
  await unlock(page).click();
  await page.keyboard.type("// hidden ");
  await page.keyboard.press("ControlOrMeta+v");
  await editor(page).getByText("// hidden S3CRET").waitFor();
  expect(await frame(page).count()).toBe(0);
  await built(page);
  expect(await frame(page).count()).toBe(0); // an edit doesn't start the page
  expect(await taken(page)).toBe("");
});

test("a page from a link is stopped before a reader types into the search", async () => {
  const { page } = await openShared(takesKeyboard);
  await frame(page).hover();
  await page.getByRole("button", { name: /^Search/ }).click();
  await page.getByRole("dialog").getByRole("combobox").waitFor();
  await page.keyboard.type("hidden");
  expect(await frame(page).count()).toBe(0);
  await page.keyboard.press("Escape");
  await panel(page).getByRole("alert").getByText("was stopped").waitFor();
  expect(await taken(page)).toBe("");
});

test("a page from a link is stopped before the browser's search could tell it what the reader looks for", async () => {
  for (const key of ["ControlOrMeta+f", "F3"]) {
    const { page } = await openShared(hidesWords);
    await page.keyboard.press(key);
    await panel(page).getByRole("alert").getByText("was stopped").waitFor();
    expect(await frame(page).count()).toBe(0);
    await page.context().close();
  }
});

test("a page from a link is stopped after it has kept the tab busy, because keys would go to it meanwhile", async () => {
  const { page } = await openShared(hidesWords);
  await page.evaluate(() => {
    for (const end = performance.now() + 3000; performance.now() < end; );
  });
  await panel(page).getByRole("alert").getByText("kept this tab busy").waitFor();
  expect(await frame(page).count()).toBe(0);
});

test("nothing can be dropped on the editor while a page from a link runs", async () => {
  const { page } = await openShared(focusesField);
  // Browser drivers can't drag between frames, so this asks what is under the pointer, as a drop does.
  const takesDrop = () =>
    page.evaluate(() => {
      const { left, top, width, height } =
        document.querySelector(".playground-editor-field")?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      return (
        document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".playground-editor-field") !== null
      );
    });
  expect(await takesDrop()).toBe(false);
  await unlock(page).click();
  expect(await takesDrop()).toBe(true);
});

test("a page that keeps taking the keyboard is stopped, so that a reader without a pointer gets out of it", async () => {
  const { page } = await site.newPage();
  // Browsers treat everything that a driver evaluates as an action of the reader.
  await page.addInitScript(() => Object.defineProperty(navigator, "userActivation", { value: { isActive: false } }));
  await page.goto(await linkTo(takesKeyboard));
  await run(page);
  await page.mouse.move(0, 0);
  await panel(page).getByRole("alert").getByText("took the keyboard").waitFor();
  expect(await frame(page).count()).toBe(0);
});

test("a page that focuses its field when it starts doesn't interrupt a reader who edits it", async () => {
  const { page } = await openPlayground(site);
  await page.getByRole("tab", { name: "Run" }).click();
  await frame(page).waitFor();
  await write(page, focusesField["src/index.js"] ?? "");
  await started(page).getByText("has tried").waitFor();
  await page.keyboard.type("// mine");
  expect(await editor(page).innerText()).toContain("// mine");
});

test("a reader can tab into the page, whether or not it's from a link", async () => {
  const { page } = await openShared(focusesField);
  await started(page).getByText("has tried").waitFor();
  await page.mouse.move(0, 0);
  await panel(page).getByRole("button", { name: "Stop the page" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("abc");
  expect(await running(page).getByRole("textbox").inputValue()).toBe("abc");
  await page.keyboard.press("Shift+Tab");
  await page.locator("button:focus", { hasText: "Stop the page" }).waitFor(); // it's another process that moves the focus
  await page.keyboard.press("Enter");
  await frame(page).waitFor({ state: "detached" });
  expect(await taken(page)).toContain("took key a");
});

test("a page gets no access to the reader's device, with or without a click", async () => {
  const { page } = await openShared(asksForEverything);
  const events: string[] = [];
  page.on("download", () => events.push("download"));
  page.on("dialog", () => events.push("dialog"));
  page.on("popup", () => events.push("popup"));
  const got = started(page).locator("li", { hasText: /^got / });
  await got.first().waitFor();
  await running(page).getByRole("button", { name: "Ask" }).click();
  await got.nth(1).waitFor();
  expect(await got.allTextContents()).toEqual(["got []", "got []"]);
  expect(events).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(PLAYGROUND);
  expect(await page.title()).toMatch(/^Playground/);
  expect(await page.evaluate(() => "clobbered" in window)).toBe(false);
  await page.close({ runBeforeUnload: true });
  expect(events).toEqual([]);
});

test.each(["mailto:x@example.com", "tel:+123", "web+x:y"])("a click in a page can't open %s", async (address) => {
  const { page } = await openShared(opensProgram(address));
  const refused = page.evaluate(() => {
    return new Promise<string>((resolve) => {
      document.addEventListener("securitypolicyviolation", (event) => resolve(event.effectiveDirective));
    });
  });
  await running(page).getByRole("button", { name: "Open" }).click();
  expect(await refused).toBe("frame-src");
});

test("a page can't navigate to the chat's host, no matter where the reader entered the site, and the chat opens in a tab", async () => {
  const { page, foreign, requests } = await site.newPage();
  await page.goto("/concepts/");
  await hydrated(page);
  await page.evaluate((url) => {
    const link = document.createElement("a");
    link.href = url;
    document.body.append(link);
    link.click();
  }, PLAYGROUND);
  await page.waitForURL("**/playground/");
  for (const address of ["https://discord.com/widget", `${site.origin}/concepts/`]) {
    const link = await linkTo(leavesFor(address));
    await page.evaluate((hash) => location.assign(hash), link.slice(PLAYGROUND.length));
    await editor(page).getByText(address).waitFor();
    await page.waitForTimeout(500); // a build starts
    await run(page);
    await started(page).getByText("leaves").waitFor();
    await page.waitForTimeout(1000);
    await page.getByRole("tab", { name: "Output" }).click();
  }
  expect([...foreign, ...requests].filter((url) => url.includes("leak"))).toEqual([]);
  await page.getByRole("button", { name: "Chat", exact: true }).click();
  const chat = page.getByRole("dialog", { name: "Chat on Discord" });
  await chat.getByRole("link", { name: "Open Discord in a new tab" }).waitFor();
  expect(await chat.getByRole("button", { name: /^Load/ }).count()).toBe(0);
  expect(foreign.filter((url) => url.includes("discord"))).toEqual([]);
});
