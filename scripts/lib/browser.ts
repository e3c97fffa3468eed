import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

/**
 * Chromium without windows, for tests: it takes a tenth to a quarter less processor time than Chromium, because
 * it doesn't load the interface of the browser. It can't load extensions.
 */
const SHELLS = ["/usr/bin/chromium-headless-shell"];

const BROWSERS = [
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

/** Returns the path of a Chromium with windows: `CHROME_PATH` or one of the usual locations. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return findFile([env.CHROME_PATH, ...BROWSERS]);
}

/**
 * Returns the path of a Chromium with windows, and installs one with apt-get if that works without asking questions.
 *
 * @throws {Error} When there is none. The message says how to get one.
 */
export function requireChromium(): string {
  return findChromium() ?? install(["chromium"], findChromium);
}

/**
 * Returns the path of the browser for tests: `CHROME_PATH`, a Chromium without windows, or one with windows. If there is
 * none, it's installed like `requireChromium`.
 *
 * @throws {Error} When there is none. The message says how to get one.
 */
export function requireTestBrowser(): string {
  const find = () => findFile([process.env.CHROME_PATH, ...SHELLS, ...BROWSERS]);
  return find() ?? install(["chromium-headless-shell", "chromium"], find);
}

/**
 * Starts the browser for tests without windows.
 *
 * @param more Arguments besides the usual ones.
 */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: requireTestBrowser(), args: [...ARGS, ...more] });
}

function findFile(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((file) => file && existsSync(file));
}

/** Installs the first of some Debian packages that exists, as far as this is possible, and returns what is then found. */
function install(packages: readonly string[], find: () => string | undefined): string {
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests ...");
    aptGet("update");
    packages.some((name) => aptGet("install", "-y", "--no-install-recommends", name));
  }
  const installed = find();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install one of them (Debian: apt-get install chromium), or set CHROME_PATH to its executable.",
  );
}

/** Runs apt-get, and returns whether it succeeded. */
function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}
