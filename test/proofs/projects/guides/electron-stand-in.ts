import { readFileSync } from "node:fs";
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, onTestFinished } from "vitest";
import { lazyBrowser } from "../../lib/look";
import { installList } from "../../lib/packages";
import type { BuiltStep, useSteps } from "../../lib/steps";

/** What a main process has done with the stand-in. */
export interface Seen {
  /** Functions that answer the page, by channel. */
  handlers: Record<string, (event: unknown, ...words: unknown[]) => unknown>;
  /** Functions that answer requests, by scheme. */
  protocols: Record<string, (request: Request) => Promise<Response> | Response>;
  windows: { webPreferences: { preload: string } }[];
  /** Paths and addresses that windows have loaded. */
  loaded: string[];
  schemes: { scheme: string; privileges: Record<string, boolean> }[];
  badge?: number;
}

/**
 * The package `electron` as far as the guide uses it. It has no window and remembers what it is told. As the real one does
 * in Node.js, it exports the path of a program: that of Node.js, which runs the same `main` of `package.json`.
 */
const ELECTRON = `
import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css" };
export const seen = { handlers: {}, protocols: {}, windows: [], loaded: [], schemes: [] };
export default process.execPath;

export const app = {
  getPath(name) {
    const folder = path.join(import.meta.dirname, "../../user", name);
    mkdirSync(folder, { recursive: true });
    return folder;
  },
  whenReady: () => Promise.resolve(),
  on() {},
  setBadgeCount(count) { seen.badge = count; },
};
export const ipcMain = { handle(channel, handler) { seen.handlers[channel] = handler; } };
export const protocol = {
  registerSchemesAsPrivileged(schemes) { seen.schemes.push(...schemes); },
  handle(scheme, handler) { seen.protocols[scheme] = handler; },
};
export const net = {
  async fetch(address) {
    const file = fileURLToPath(address);
    return new Response(await readFile(file), { headers: { "content-type": TYPES[path.extname(file)] ?? "" } });
  },
};
export class BrowserWindow {
  constructor(options) { seen.windows.push(options); }
  loadFile(file) { this.loadURL(file); }
  loadURL(address) {
    seen.loaded.push(address);
    if (process.argv[1] === path.join(import.meta.dirname, "../..")) {
      console.log("The window loads " + address);
      setInterval(() => {}, 1000); // a program with a window goes on
    }
  }
}
`;

/** Puts the stand-in into the packages of a project. */
export async function addElectron({ folder }: Pick<BuiltStep, "folder">): Promise<void> {
  const packages = path.join(folder, "node_modules/electron");
  await mkdir(packages, { recursive: true });
  await writeFile(
    path.join(packages, "package.json"),
    '{ "name": "electron", "version": "45.0.0", "type": "module", "exports": "./index.js" }',
  );
  await writeFile(path.join(packages, "index.js"), ELECTRON);
}

/** Runs the bundle of the main process in this process. Returns what it has done when its window has loaded something. */
export async function runMain({ folder }: Pick<BuiltStep, "folder">): Promise<Seen> {
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(path.join(folder, file)).href);
  const { seen }: { seen: Seen } = await load("node_modules/electron/index.js");
  const { main } = JSON.parse(await readFile(path.join(folder, "package.json"), "utf8"));
  await load(main);
  await new Promise((resolve) => setImmediate(resolve));
  return seen;
}

/**
 * Returns a script that runs the bundle of a preload script in a page, as Electron does in a sandbox: as the body of a
 * function, whose `require` knows four modules only. What it invokes goes to the function `invoke` of the page.
 */
function preloadIn(bundle: string): string {
  return `{
    const modules = {
      electron: {
        contextBridge: { exposeInMainWorld: (name, api) => { window[name] = api; } },
        ipcRenderer: { invoke: (...words) => window.invoke(...words) },
      },
      events: {}, timers: {}, url: {},
    };
    const require = (name) => {
      if (!Object.hasOwn(modules, name)) throw new Error("module not found: " + name);
      return modules[name];
    };
    const exports = {};
    new Function("require", "process", "exports", "module", ${JSON.stringify(bundle)})(require, {}, exports, { exports });
  }`;
}

/** Links the real packages into a project. The one of Electron has types and no program. */
export async function linkPackages({ folder }: BuiltStep, ...names: string[]): Promise<void> {
  const installed = await installList("electron");
  for (const name of names) {
    await mkdir(path.dirname(path.join(folder, "node_modules", name)), { recursive: true });
    await symlink(path.join(installed, name), path.join(folder, "node_modules", name), "junction");
  }
}

/** Returns what the tests of one file need to run bundles of the guide without Electron. */
export function useElectron(guide: ReturnType<typeof useSteps>) {
  const browser = lazyBrowser();
  afterAll(() => browser.close());
  return {
    /** Lays out a step with the stand-in of Electron. */
    async goTo(step: string): Promise<BuiltStep> {
      const laidOut = await guide.goTo(step);
      await addElectron(laidOut);
      return laidOut;
    },

    /** Opens a tab in which the preload script of the window runs first. Returns it, and what it complains about later. */
    async openWindow({ handlers, windows }: Seen): Promise<{ page: Page; complaints: string[] }> {
      const page = await (await browser.get()).newPage();
      onTestFinished(() => page.close());
      const complaints: string[] = [];
      page.on("console", (message) => void complaints.push(message.text()));
      page.on("pageerror", (error) => void complaints.push(error.message));
      await page.exposeFunction("invoke", (channel: string, ...words: unknown[]) => handlers[channel]?.({}, ...words));
      await page.addInitScript(preloadIn(readFileSync(windows[0]?.webPreferences.preload ?? "", "utf8")));
      return { page, complaints };
    },
  };
}
