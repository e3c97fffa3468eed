import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OpenSite, PageOptions, Watched } from "../open";

/** Opens the page, which starts with `src/index.js`. */
export async function openPage(site: OpenSite, options?: PageOptions): Promise<Watched> {
  const watched = await site.newPage(options);
  await watched.page.clock.install();
  await watched.page.goto("/");
  await field(watched.page, "src/index.js").waitFor();
  return watched;
}

/** Returns the field with the code of a file. */
export const field = (page: Page, path: string) => page.getByRole("textbox", { name: `Code of ${path}` });
/** Clicks one of the page's buttons. */
export const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
/** Returns the page's text of the open file. */
export const textOf = (page: Page) => page.locator("#text").textContent();
/** Returns the underlined texts. */
export const underlined = (page: Page) => page.locator(".cm-lintRange").allTextContents();

/**
 * Accepts an offered option. A list that has just appeared ignores keys, so that nobody accepts an option by accident.
 */
export async function take(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.getByRole("option", { selected: true }).textContent()).toContain(name);
  await page.clock.fastForward(1000);
  await page.keyboard.press("Enter");
}

/** Shows a file and focuses it. */
export async function edit(page: Page, path: string): Promise<void> {
  await click(page, path);
  await field(page, path).focus();
}

/** Goes to the empty line of the configuration. */
export async function editConfiguration(page: Page): Promise<void> {
  await edit(page, "webpack.config.js");
  await page.keyboard.press("Control+Home");
  for (const key of ["ArrowDown", "ArrowDown", "End"]) await page.keyboard.press(key);
}
