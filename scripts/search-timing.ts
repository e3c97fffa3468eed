/**
 * `npm run search:timing`: how long a reader of the built site waits for search, on slow 4G with a processor four times
 * slower: from the focus in the box to the first result, and from the last key to results once everything is there.
 */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type BrowserContext, chromium, type Page } from "playwright-core";
import { requireChromium } from "./browser";
import { paths } from "./paths";
import { exitWithSentence } from "./report";

/** As page audits have it: 1.6 Mbit/s, 150 ms there and back. */
const SLOW_4G = { offline: false, downloadThroughput: 204_800, uploadThroughput: 96_000, latency: 150 };
const RUNS = 5;
const KEYS = "how to split vendor code";

try {
  const server = await serveCompressed(path.resolve(process.env.OUTPUT_DIR ?? path.join(paths.root, "dist")));
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  const keys: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ baseURL });
    const page = await slowPage(context);
    waits.push(await focusToResult(page));
    await page.waitForTimeout(3000); // the rest of the index
    keys.push(...(await keyToResults(page)));
    await context.close();
  }
  print("focus to first result", waits);
  print("key to results", keys);
  await browser.close();
  server.closeAllConnections();
  server.close();
} catch (error) {
  exitWithSentence(error);
}

/** As a host with brotli sends the site. */
async function serveCompressed(directory: string): Promise<Server> {
  const types: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };
  const server = createServer(async (request, response) => {
    const name = (request.url ?? "/").split("?")[0]?.replace(/\/$/, "/index.html") ?? "";
    const bytes = await readFile(path.join(directory, path.normalize(name))).catch(() => null);
    const type = types[path.extname(name)] ?? "application/octet-stream";
    response.writeHead(bytes ? 200 : 404, { "content-type": type, "content-encoding": "br" });
    response.end(brotliCompressSync(bytes ?? ""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript("globalThis.__name = (named) => named"); // what the loader of this script wraps functions in
  await page.goto("/concepts/", { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
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
