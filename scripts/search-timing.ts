/**
 * `npm run search:timing`: how long a reader of the built site waits for search, on slow 4G with a processor four times
 * slower: from the focus in the box to the first result, and from the last key to results once everything is there.
 */
import type { AddressInfo } from "node:net";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { requireChromium } from "./browser";
import { paths } from "./paths";
import { exitWithSentence } from "./report";
import { type SlowHost, serveSlowly } from "./search/slow-host";

const RUNS = 5;
const KEYS = "how to split vendor code";

try {
  const host = await serveSlowly(path.resolve(process.env.OUTPUT_DIR ?? path.join(paths.root, "dist")));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  const baseURL = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  const keys: number[] = [];
  for (let run = 0; run <= RUNS; run++) {
    const context = await browser.newContext({ baseURL });
    const page = await slowPage(context, host);
    const wait = await focusToResult(page);
    if (run > 0) waits.push(wait); // the host compresses its files in the first
    await page.waitForTimeout(3000); // the rest of the index
    keys.push(...(await keyToResults(page)));
    await context.close();
  }
  print("focus to first result", waits);
  print("key to results", keys);
  await browser.close();
  host.server.closeAllConnections();
  host.server.close();
} catch (error) {
  exitWithSentence(error);
}

/** A page that is there, with the line and the processor slow from here on. */
async function slowPage(context: BrowserContext, { slowDown }: SlowHost): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named"); // what the loader of this script wraps functions in
  slowDown(false);
  await page.goto("/concepts/", { waitUntil: "networkidle" });
  slowDown(true);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** The reader presses `/`, and types as soon as there is a box. */
function focusToResult(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const found = (selector: string) =>
      new Promise<Element>((resolve) => {
        const look = () => {
          const element = document.querySelector(selector);
          if (element) resolve(element);
          else requestAnimationFrame(look);
        };
        look();
      });
    const start = performance.now();
    document.querySelector<HTMLElement>("header button[aria-label=Search]")?.focus();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true }));
    const input = (await found("dialog[open] input")) as HTMLInputElement;
    input.value = "resol";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    await found("[role=option]");
    return performance.now() - start;
  });
}

function keyToResults(page: Page): Promise<number[]> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>("dialog[open] input");
    const status = document.querySelector("dialog [role=status]");
    if (!input || !status) throw new Error("The search box is not open.");
    const times: number[] = [];
    for (let end = 3; end <= text.length; end++) {
      if (text[end - 1] === " ") continue;
      const query = text.slice(0, end);
      const start = performance.now();
      input.value = query;
      input.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise<void>((resolve) => {
        const look = () => (status.textContent?.includes(query) ? done() : undefined);
        const observer = new MutationObserver(look);
        const done = () => {
          observer.disconnect();
          resolve();
        };
        observer.observe(status, { childList: true, characterData: true, subtree: true });
        look();
      });
      times.push(performance.now() - start);
    }
    return times;
  }, KEYS);
}

function print(name: string, times: number[]): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, of ${sorted.length}`);
}
