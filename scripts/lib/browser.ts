import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Nothing but what a page asks for: no updates, no questions of a first start. As root there is no sandbox. */
const ARGS = [
  ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"],
  ...["--disable-background-networking", "--disable-component-update"],
];

/** Path of a Chromium on this machine: `CHROME_PATH`, or where systems put it. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return [env.CHROME_PATH, ...CANDIDATES].find((file) => file && existsSync(file));
}

/**
 * Makes sure that there is a Chromium: with apt-get where that needs no question, else by asking the reader.
 *
 * @throws {Error} with a sentence saying how to get one.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests ...");
    for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
      const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
      spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install it (Debian: apt-get install chromium) or set CHROME_PATH to its program file.",
  );
}

/** Starts a Chromium without a window. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: ARGS });
}
