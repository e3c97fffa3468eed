import type { Page } from "playwright-core";
import type { Project } from "../../src/playground/project/project";
import { encodeProject } from "../../src/playground/project/share";
import type { OpenSite, Watched } from "./open";

/** Opens the playground, and waits until its initial build has ended. */
export async function openPlayground(from: OpenSite, path = "/playground/"): Promise<Watched> {
  const watched = await from.newPage();
  await watched.page.goto(path);
  await built(watched.page);
  return watched;
}

/** Returns the state of the last build as text. */
export const statusOf = (page: Page) => page.locator(".playground-status [role=status]");
export const built = (page: Page) =>
  statusOf(page)
    .getByText(/^Built: /)
    .waitFor({ timeout: 100_000 });
export const editor = (page: Page) => page.locator(".playground-editor [role=textbox]");
export const files = (page: Page) => page.getByRole("region", { name: "Files" });

/** Replaces the text in the editor by typing. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
}

export const panel = (page: Page) => page.getByRole("tabpanel");
export const running = (page: Page) => page.frameLocator(".playground-page iframe");

export async function linkTo(project: Project): Promise<string> {
  return `/playground/#code=${await encodeProject(project)}`;
}
