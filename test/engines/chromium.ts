import { chromium as playwright } from "playwright-core";
import { findChromium } from "../../scripts/lib/browser";
import type { Engine } from "./engine";

/** Chromium, driven by Playwright. */
export const chromium: Engine = {
  name: "Chromium",
  packages: ["chromium"],
  isInstalled: () => findChromium() !== undefined,

  async open() {
    const browser = await playwright.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const messages: string[] = [];
    page.on("console", (message) => messages.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => messages.push(`uncaught: ${error.message}`));
    return {
      goto: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (run, ...given) => page.evaluate(`(${run})(...${JSON.stringify(given)})`),
      pressEnter: () => page.keyboard.press("Enter"),
      type: (text) => page.keyboard.type(text),
      takeMessages: async () => messages.splice(0),
      close: () => browser.close(),
    };
  },
};
