import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { requireChromium } from "../browser";
import type { Host } from "./host";

/** How much slower than here the processor of a mid-range phone is, as page audits have it. */
const SLOWER = 4;

/** The browser of all parts. `keepsPages` leaves on the back/forward cache, which its driver turns off. */
export function launch({ keepsPages = false } = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepsPages ? ["--disable-back-forward-cache"] : [];
  return chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"], ignoreDefaultArgs });
}

/** A fresh page of somebody who was never here. Without a service worker, which would use the line at any time. */
export async function newPage(browser: Browser, { origin }: Host, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named"); // what the loader of this script wraps functions in
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return page;
}

/** Line and processor as slow as those of a phone, or as fast as they are. */
export async function slowDown(page: Page, host: Host, isSlow: boolean): Promise<void> {
  host.slowDown(isSlow);
  const session = await sessionOf(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? SLOWER : 1 });
}

/** A line to the browser's own measures. */
export function sessionOf(page: Page): ReturnType<BrowserContext["newCDPSession"]> {
  return page.context().newCDPSession(page);
}
