import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hydrated, type OpenSite, openSite, scrollTo } from "./open";

let site: OpenSite;
beforeAll(async () => {
  site = await openSite(inject("sites").own);
});
afterAll(() => site.close());

/**
 * Notes about the transitions on a page, and whether the next one should hold back its update until there is a click.
 */
interface Notes {
  transitions: number;
  said: string[];
  isHeld: boolean;
}

/** Runs in every document before its own scripts. */
function note(): void {
  const notes: Notes = { transitions: 0, said: [], isHeld: false };
  Object.defineProperty(navigator, "hardwareConcurrency", { value: 4 });
  Object.assign(globalThis, { notes });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    notes.transitions++;
    const held = notes.isHeld && new Promise((resolve) => addEventListener("click", resolve, { once: true }));
    notes.isHeld = false;
    return start(held ? () => held.then(() => (update as () => void)()) : update);
  };
  const listen = () => {
    const announcer = document.querySelector("[role=status]");
    const hear = () => notes.said.push(announcer?.textContent ?? "");
    if (announcer)
      new MutationObserver(hear).observe(announcer, { subtree: true, childList: true, characterData: true });
  };
  addEventListener("DOMContentLoaded", listen);
}

const notesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes);
const linkTo = (page: Page, path: string) => page.locator(`.sidebar a[href="${path}"]`);

async function follow(page: Page, path: string, heading: string): Promise<void> {
  await linkTo(page, path).click();
  await headed(page, heading);
}

/** Waits for the end of a transition, because Playwright would scroll the page to find a clickable spot below it. */
async function faded(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector(":active-view-transition"));
}

async function headed(page: Page, heading: string): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
}

/** Returns a page that has already loaded two other pages, and fades to them. */
async function openFading() {
  const watched = await site.newPage({ reducedMotion: "no-preference" });
  const { page } = watched;
  await page.addInitScript(note);
  await page.goto("/concepts/loaders/");
  await hydrated(page);
  await follow(page, "/concepts/plugins/", "Plugins");
  await follow(page, "/concepts/targets/", "Targets");
  const fades = async () => {
    await follow(page, "/concepts/plugins/", "Plugins");
    await follow(page, "/concepts/targets/", "Targets");
    return (await notesOf(page)).transitions;
  };
  await expect.poll(fades).toBeGreaterThan(0); // links are improved when the browser is idle
  return watched;
}

test("a page fades in at its top, with the focus on it, and is announced once; but not on going back, or with reduced motion", async () => {
  const { page, messages } = await openFading();
  await faded(page);
  await scrollTo(page, 300);
  const before = await notesOf(page);
  await follow(page, "/concepts/plugins/", "Plugins");
  const after = await notesOf(page);
  expect(after.transitions).toBe(before.transitions + 1);
  expect(after.said.slice(before.said.length)).toEqual(["Plugins"]);
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, "page-content"]);
  expect(await page.title()).toMatch(/^Plugins/);

  await page.goBack();
  await headed(page, "Targets");
  await page.waitForFunction(() => scrollY === 300);
  await page.goForward();
  await headed(page, "Plugins");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await follow(page, "/concepts/targets/", "Targets");
  expect((await notesOf(page)).transitions).toBe(after.transitions);
  expect(messages).toEqual([]);
});

test("a click while a page fades in isn't lost, and a double click navigates once", async () => {
  const { page, messages } = await openFading();
  const hold = () =>
    page.evaluate(() => {
      (globalThis as unknown as { notes: Notes }).notes.isHeld = true;
    });
  await hold();
  await linkTo(page, "/concepts/plugins/").dblclick();
  await headed(page, "Plugins");
  await faded(page);
  await page.goBack();
  await headed(page, "Targets");

  await hold();
  const place = await linkTo(page, "/concepts/loaders/").boundingBox();
  if (!place) throw new Error("The link is not drawn.");
  await linkTo(page, "/concepts/plugins/").click();
  await page.mouse.click(place.x + 10, place.y + 10);
  await headed(page, "Loaders");
  expect(new URL(page.url()).pathname).toBe("/concepts/loaders/");
  expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, "page-content"]);
  await page.goBack();
  await headed(page, "Plugins");
  expect(messages).toEqual([]);
});
