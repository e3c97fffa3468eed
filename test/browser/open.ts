import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { launchChromium } from "../../scripts/lib/browser";
import { serve } from "../../scripts/lib/serve";

/** The pictures of contributors, which a page loads from another host as soon as their list is in view: specification, section 4. */
const PICTURE = /^https:\/\/github\.com\/[\w%[\]-]+\.png/;

/** The messages and requests of a page that a reader's browser should never have. */
export interface Watched {
  page: Page;
  /** Console messages and uncaught errors. */
  messages: string[];
  /** Requested addresses on other sites. */
  foreign: string[];
  /** Requested addresses on this site, without the origin. */
  requests: string[];
}

/** The options for opening a page. */
export interface PageOptions extends BrowserContextOptions {
  /** Lets the page register its service worker. In other tests there is no worker, so they see every request. */
  hasWorker?: boolean;
  /** Lets a site with analytics count this reader. In other tests, counting is declined, as readers can do. */
  isCounted?: boolean;
}

/** A built site on its own port, and a browser to look at it. */
export interface OpenSite {
  origin: string;
  browser: Browser;
  /**
   * Opens a fresh page without cookies or storage from other pages. Nothing leaves this machine, because the browser
   * finds no other host. (Playwright could refuse such requests too, but then every request would stop until this
   * process has looked at it, which takes a sixth of the processor time of these tests.)
   */
  newPage(options?: PageOptions): Promise<Watched>;
  /** Stops the host, until it's started again at the same address. */
  stop(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Serves a folder and starts the browser. */
export async function openSite(directory: string, basePath = "/"): Promise<OpenSite> {
  let server = await serve(directory, basePath, 0);
  const { origin } = server;
  const browser = await launchChromium(["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]);

  async function newPage({ hasWorker = false, isCounted = false, ...options }: PageOptions = {}): Promise<Watched> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin, ...options });
    context.setDefaultTimeout(60_000); // the machine may be slow and busy
    if (!hasWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    if (!isCounted) {
      await context.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    }
    const page = await context.newPage();
    const watched: Watched = { page, messages: [], foreign: [], requests: [] };
    page.on("console", (message) => {
      if (!PICTURE.test(message.location().url)) watched.messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => watched.messages.push(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      const url = request.url();
      if (url.startsWith(origin)) watched.requests.push(url.slice(origin.length));
      else if (/^https?:/.test(url) && !PICTURE.test(url)) watched.foreign.push(url);
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
 * Keeps the browser from ever being idle, as on a busy machine. Otherwise, requests in idle time could happen at any
 * moment, and look like requests for what the reader asked for.
 */
export async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Scrolls at once, and waits until the page has noticed it, because it only then stores the position. */
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

/** Waits until all transitions and animations of an element have ended. */
export async function settled(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
}

/** Waits until the application runs: only then does it handle clicks and scroll positions. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === "manual");
}
