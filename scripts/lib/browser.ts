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

/**
 * The features of Chromium that are turned off. With the `WebUIOmnibox` features, every window loads documents for the
 * suggestions below its address field, which takes ten times the processor time of a small page. The others are
 * features that Playwright turns off: its list has no effect, because Chromium only uses the last list of arguments.
 */
const DISABLED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * The arguments of Chromium. They turn off updates, questions on the initial start, and the sandbox, which doesn't work
 * as root.
 */
const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-sync",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${DISABLED_FEATURES.join(",")}`,
];

/** Returns the path of a Chromium: `CHROME_PATH` or one of the usual locations. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return [env.CHROME_PATH, ...CANDIDATES].find((file) => file && existsSync(file));
}

/**
 * Returns the path of a Chromium, and installs one with apt-get if that works without asking questions.
 *
 * @throws {Error} When there is none. The message says how to get one.
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
    "The browser tests need Chromium or Chrome. Install one of them (Debian: apt-get install chromium), or set CHROME_PATH to its executable.",
  );
}

/** Starts a headless Chromium. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: requireChromium(), args: ARGS });
}
