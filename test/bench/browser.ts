import path from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { requireChromium } from "../../scripts/lib/browser";
import { type Host, startHost } from "./host";

/** The CPU slowdown that page audits use to emulate a mid-range phone. */
const SLOWER = 4;

/** A browser, and a host that serves the site. */
export interface Opened {
  browser: Browser;
  host: Host;
}

/** Opens a built site, runs some work, and closes the browser and the host when the work ends or fails. */
export async function withSite<T>(dist: string, work: (opened: Opened) => Promise<T>): Promise<T> {
  const host = await startHost(path.resolve(dist));
  // The driver turns off the back/forward cache, but readers have it.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ["--no-sandbox"],
    ignoreDefaultArgs,
  });
  try {
    return await work({ browser, host });
  } finally {
    await browser.close();
    host.close();
  }
}

/**
 * Opens a page in a new context, like a first visit. Service workers are blocked, because they would use the connection
 * at any time.
 */
export async function newPage(
  { browser, host: { origin } }: Opened,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block", ...options });
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named"); // The loader of this script calls this function.
  await page.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return page;
}

/** Turns the emulation of a phone's connection and processor on or off. */
export async function slowDown(page: Page, host: Host, isSlow: boolean): Promise<void> {
  host.slowDown(isSlow);
  const session = await sessionOf(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: isSlow ? SLOWER : 1 });
}

/** Returns a DevTools session of a page. */
export function sessionOf(page: Page): ReturnType<BrowserContext["newCDPSession"]> {
  return page.context().newCDPSession(page);
}
