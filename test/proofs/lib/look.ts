import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "playwright-core";
import sirv from "sirv";
import { launchChromium } from "../../../scripts/lib/browser";

/** A page in a browser of its own session, and what its console and network complain about. */
export interface Opened {
  page: Page;
  context: BrowserContext;
  complaints(): string[];
}

/** Starts the browser when it is first needed. */
export function lazyBrowser() {
  let browser: Promise<Browser> | undefined;
  return {
    get(): Promise<Browser> {
      browser ??= launchChromium();
      return browser;
    },
    async close(): Promise<void> {
      await (await browser)?.close();
    },
  };
}

/** Serves a folder as the simplest of hosts does: the files as they are, and 404 for everything else, with the headers. */
export async function serveFolder(
  folder: string,
  headers: Record<string, string> = {},
): Promise<{ origin: string; server: Server }> {
  const files = sirv(folder, { dev: true, etag: true });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.url === "/favicon.ico") response.writeHead(204).end();
    else {
      files(request, response, () => {
        response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
      });
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Opens an address. Other machines are out of reach. */
export async function openPage(browser: Browser, url: string, expected: RegExp[]): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
  context.setDefaultTimeout(60_000); // what is waited for may be a compilation, on a machine that has others to do
  const page = await context.newPage();
  const heard: string[] = [];
  page.on("console", (message) => {
    const isBad = message.type() === "error" || message.type() === "warning";
    if (isBad && !message.location().url.endsWith("/favicon.ico")) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`));
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.url().endsWith("/favicon.ico")) {
      heard.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  await page.route(
    ({ hostname, protocol }) => protocol.startsWith("http") && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname),
    (route) => route.abort(),
  );
  await page.goto(url);
  return { page, context, complaints: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))) };
}
