import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, Key, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import type { Engine } from "./engine";
import { listen, markLeft, takeMessages } from "./listen";
import { START, startProgram } from "./program";

const LIBRARIES = "/usr/lib";
const [DRIVER, SCREEN] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];

/**
 * Returns the path of the small browser that WebKitGTK contains, in a folder named after the machine and the version.
 */
function findBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  const folders = readdirSync(LIBRARIES).flatMap((machine) =>
    ["webkitgtk-6.0", "webkit2gtk-4.1", "webkit2gtk-4.0"].map((version) => path.join(LIBRARIES, machine, version)),
  );
  return folders.map((folder) => path.join(folder, "MiniBrowser")).find((file) => existsSync(file));
}

/** WebKitGTK, the engine of Safari, driven by Selenium on its own virtual screen. */
export const webkit: Engine = {
  name: "WebKitGTK",
  packages: ["webkit2gtk-driver", "xvfb"],
  isInstalled: () => findBrowser() !== undefined && existsSync(DRIVER) && existsSync(SCREEN),

  async open() {
    const screen = startProgram([SCREEN, "-displayfd", "1", "-screen", "0", "1600x1100x24", "-nolisten", "tcp"]);
    const display = `:${await screen.said(/^(\d+)\n/m)}`;
    const service = new DriverService.Builder(DRIVER)
      .setHostname("127.0.0.1")
      .setEnvironment({ ...process.env, DISPLAY: display })
      .build();
    const end = async () => {
      await service.kill();
      await screen.end();
    };
    const driver = await startSession(service).catch((error) => end().then(() => Promise.reject(error)));
    const messages: string[] = [];

    async function evaluate<A extends unknown[], R>(run: (...given: A) => R, ...given: A): Promise<Awaited<R>> {
      const script = `const [given, done] = arguments;
        new Promise((resolve) => resolve((${run})(...given))).then(
          (value) => done({ value }),
          (error) => done({ error: String(error) }),
        );`;
      const { value, error } = await driver.executeAsyncScript<Evaluated<Awaited<R>>>(script, given);
      if (error) throw new Error(error);
      return value;
    }

    /** Navigates to another document. The console messages of the old one are lost, so they are read before. */
    async function leave(lead: () => Promise<void>): Promise<void> {
      messages.push(...(await evaluate(takeMessages)));
      await evaluate(markLeft);
      await lead();
      for (const end = Date.now() + START; Date.now() < end; await pause(20)) {
        if (await evaluate(listen).catch(() => false)) return;
      }
      throw new Error("WebKitGTK does not load the document.");
    }

    return {
      goto: (url) => leave(() => driver.get(url)),
      reload: () => leave(() => driver.navigate().refresh()),
      evaluate,
      pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
      type: (text) => driver.actions().sendKeys(text).perform(),
      async takeMessages() {
        messages.push(...(await evaluate(takeMessages)));
        return messages.splice(0);
      },
      async close() {
        await driver.quit();
        await end();
      },
    };
  },
};

interface Evaluated<Value> {
  value: Value;
  error?: string;
}

/** Starts the driver, and through it the browser. */
async function startSession(service: DriverService): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    pageLoadStrategy: "none", // so that listening starts before the page's own scripts run
    "webkitgtk:browserOptions": { binary: findBrowser(), args: ["--automation"] },
  });
  const driver = await new Builder()
    .usingServer(await service.start(START))
    .withCapabilities(capabilities)
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 1000 });
  return driver;
}
