import path from "node:path";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { requireChromium } from "../lib/browser";
import { type Host, startHost } from "./host";

/** How much slower than here the processor of a mid-range phone is, as page audits have it. */
const SLOWER = 4;

/** A browser, and a host of the site that it looks at. */
export interface Opened {
  browser: Browser;
  host: Host;
}

/** Opens a built site for some work, and closes all when that ends or fails. */
export async function withSite<T>(dist: string, work: (opened: Opened) => Promise<T>): Promise<T> {
  const host = await startHost(path.resolve(dist));
  // The driver turns off the back/forward cache, which every reader has.
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

/** A fresh page of somebody who was never here. Without a service worker, which would use the line at any time. */
export async function newPage(
  { browser, host: { origin } }: Opened,
  options: BrowserContextOptions = {},
): Promise<Page> {
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
