import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { launchChromium } from "../../scripts/lib/browser";
import { serve } from "../../scripts/lib/serve";

/** What a browser says that a reader's console should never say. */
export interface Watched {
  page: Page;
  /** Console messages and uncaught errors. */
  messages: string[];
  /** Addresses asked for outside the site. */
  foreign: string[];
  /** Addresses asked for inside the site, without the origin. */
  requests: string[];
}

/** How a page is opened. */
export interface PageOptions extends BrowserContextOptions {
  /** Lets the page register its service worker. Other tests see every request themselves. */
  hasWorker?: boolean;
  /** Lets a site that counts page views count this reader. Other tests decline it as readers do. */
  isCounted?: boolean;
}

/** A built site on a port of its own, and a browser to look at it with. */
export interface OpenSite {
  origin: string;
  browser: Browser;
  /** A fresh page, without cookies or storage of others. Nothing leaves this machine: other hosts are refused. */
  newPage(options?: PageOptions): Promise<Watched>;
  /** The host is gone, until it is started again at the same address. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a folder and starts the browser. */
export async function openSite(directory: string, basePath = "/"): Promise<OpenSite> {
  let server = await serve(directory, basePath, 0);
  const { origin } = server;
  const browser = await launchChromium();

  async function newPage({ hasWorker = false, isCounted = false, ...options }: PageOptions = {}): Promise<Watched> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin, ...options });
    context.setDefaultTimeout(60_000); // a machine may be slow and busy
    if (!hasWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    if (!isCounted) {
      await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    }
    const page = await context.newPage();
    const watched: Watched = { page, messages: [], foreign: [], requests: [] };
    page.on("console", (message) => watched.messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => watched.messages.push(`uncaught: ${error.message}`));
    await page.route(
      (url) => url.origin !== origin,
      (route) => {
        watched.foreign.push(route.request().url());
        return route.abort();
      },
    );
    page.on("request", (request) => {
      if (request.url().startsWith(origin)) watched.requests.push(request.url().slice(origin.length));
    });
    return watched;
  }

  async function stop(): Promise<void> {
    await server.close();
  }

  async function restart(): Promise<void> {
    server = await serve(directory, basePath, Number(new URL(origin).port));
  }

  async function close(): Promise<void> {
    await browser.close();
    await stop();
  }

  return { origin, browser, newPage, stop, restart, close };
}

/** Turns on data saving, so that pages are only loaded when they are requested. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
}

/**
 * Keeps the browser from ever being idle, as on a machine that is busy. What a page requests in idle time would otherwise
 * come at any moment, and be taken for what the reader asked for.
 */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Scrolls at once, and waits until the page has heard of it: places are remembered then. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        if (scrollY === wanted) return resolve();
        addEventListener("scroll", () => resolve(), { once: true });
        window.scrollTo({ top: wanted, behavior: "instant" });
      }),
    top,
  );
}

/** Waits until nothing of an element moves or fades any more. */
export async function settled(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

/** Waits until the application runs: only then do clicks become client navigations, and scroll positions ours. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
