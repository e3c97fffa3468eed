import { setTimeout as wait } from "node:timers/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { examine } from "./examine";
import type { Mode } from "./modes";

/** The number of milliseconds for one page in one mode. The slowest page takes five seconds on an idle machine. */
const TIME_LIMIT = 120_000;

/** A window in one mode, which opens one page after the other. */
export class ModeView {
  private readonly browser: Browser;
  private readonly mode: Mode;
  private readonly baseURL: string;
  private page: Promise<Page> | undefined;

  constructor(browser: Browser, mode: Mode, baseURL: string) {
    this.browser = browser;
    this.mode = mode;
    this.baseURL = baseURL;
  }

  /**
   * Returns what is wrong with a page, one sentence each. If a page takes longer than two minutes, or can't be examined
   * at all, that is also such a sentence, and the next page gets a new window.
   */
  async examine(route: string): Promise<string[]> {
    this.page ??= this.open();
    const page = await this.page;
    const faults = await withinLimit(page.goto(`.${route}`).then(() => examine(page, this.mode))).catch(
      async (error) => {
        this.page = undefined;
        await withinLimit(page.context().close()).catch(() => {});
        return [`It could not be examined: ${error instanceof Error ? error.message : error}`];
      },
    );
    return faults.map((fault) => `${route} (${this.mode.name}): ${fault}`);
  }

  private async open(): Promise<Page> {
    const options = { ...this.mode.context, baseURL: this.baseURL, serviceWorkers: "block" } as const;
    const context: BrowserContext = await this.browser.newContext(options);
    const page = await context.newPage();
    // Badges and similar images don't matter for the page, and a host that doesn't respond would delay it.
    await page.route(
      (url) => !url.href.startsWith(this.baseURL),
      (route) => route.abort(),
    );
    return page;
  }
}

/** @throws {Error} when a promise takes longer. */
async function withinLimit<Value>(promise: Promise<Value>): Promise<Value> {
  const limit = wait(TIME_LIMIT, undefined, { ref: false }).then(() => {
    throw new Error(`it takes longer than ${TIME_LIMIT / 1000} seconds.`);
  });
  return Promise.race([promise, limit]);
}
