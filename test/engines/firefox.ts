import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import type { Engine } from "./engine";
import { START } from "./program";

const PLACES = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];

function find(): string | undefined {
  return [process.env.FIREFOX_PATH, ...PLACES].find((file) => file && existsSync(file));
}

/** Firefox, driven by Puppeteer, which speaks WebDriver BiDi to the browser directly. */
export const firefox: Engine = {
  name: "Firefox",
  packages: ["firefox-esr"],
  isInstalled: () => find() !== undefined,

  async open() {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: find(),
      timeout: START,
      defaultViewport: { width: 1440, height: 900 },
    });
    // The initial tab doesn't get the focus, and without it keys don't click buttons.
    const page = await browser.newPage();
    page.setDefaultTimeout(START);
    const said: string[] = [];
    const givenUp: string[] = [];
    page.on("console", (message) => said.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => said.push(`error: ${error instanceof Error ? error.message : error}`));
    page.on("requestfailed", (request) => {
      if (request.failure()?.errorText === "NS_BINDING_ABORTED") givenUp.push(request.url());
    });
    return {
      goto: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: <A extends unknown[], R>(run: (...given: A) => R, ...given: A) =>
        page.evaluate<[], () => R>(`(${run})(...${JSON.stringify(given)})`),
      pressEnter: () => page.keyboard.press("Enter"),
      type: (text) => page.keyboard.type(text),
      async takeMessages() {
        // Earlier messages have arrived by the time this call returns.
        await page.evaluate("0");
        return messagesOf(said.splice(0), givenUp.splice(0));
      },
      close: () => browser.close(),
    };
  },
};

/** The text around the address in Firefox's message about a response that came through a worker and was cut off. */
const BROKEN_OFF = [
  "error: Failed to load ‘",
  "’. A ServiceWorker intercepted the request and encountered an unexpected error.",
];

/**
 * Returns the console messages. For each request that Firefox gave up because the reader had left the document before
 * the response was complete, one message is removed: Firefox reports an error of the worker in that case. Messages
 * about responses that really were cut off, and about workers that refuse to respond, are kept.
 */
export function messagesOf(said: string[], givenUp: string[]): string[] {
  const excuses = givenUp.map((url) => BROKEN_OFF.join(url));
  return said.filter((text) => {
    const excuse = excuses.indexOf(text);
    if (excuse >= 0) excuses.splice(excuse, 1);
    return excuse < 0;
  });
}
