import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Route } from "playwright-core";
import { afterAll, expect } from "vitest";
import { launchChromium } from "../../../scripts/lib/browser";
import { build, type Files, project } from "./project";

type Configuration = Parameters<typeof build>[1];

/** What a server answers: a text, `"404"`, `"never"`, or an answer with headers. */
export type Answer = string | { body: string; headers: Record<string, string> };

/** What servers answer, by path (on the host of the page) or by whole address. */
export type Site = Record<string, Answer>;

const ORIGIN = "http://shop.test";
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

/** How a site is visited. */
interface Visit {
  /** What must be in the console before its text is returned. */
  until?: RegExp;
  /** The path or the address of the page. */
  page?: string;
  /** Whether to add the line of developer tools for each script and image that the server doesn't have. */
  missing?: boolean;
}

/** Starts Chromium for the tests of a file when the first of them needs it. */
export function chromiumForFile(): (site: Site, options?: Visit) => Promise<string> {
  let launched: Promise<Browser> | undefined;
  afterAll(async () => (await launched)?.close());

  return async (site, { until = /done/, page: address = "/", missing } = {}) => {
    launched ??= launchChromium();
    const context = await (await launched).newContext();
    try {
      const page = await context.newPage();
      const lines: string[] = [];
      await context.route("**/*", (route) => answer(route, site));
      page.on("console", (message) => lines.push(message.text()));
      page.on("pageerror", (error) => lines.push(`Uncaught ${error.name}: ${error.message}`));
      page.on("response", (response) => {
        const type = response.request().resourceType();
        if (!missing || response.status() !== 404 || !["script", "image"].includes(type)) return;
        lines.push(`GET ${response.url()} ${type === "script" ? "net::ERR_ABORTED " : ""}404 (Not Found)`);
      });
      await page.goto(new URL(address, ORIGIN).href, { waitUntil: "commit" });
      await expect.poll(() => lines.join("\n")).toMatch(until);
      return lines.join("\n");
    } finally {
      await context.close();
    }
  };
}

async function answer(route: Route, site: Site): Promise<void> {
  const url = new URL(route.request().url());
  // Answers of this function are allowed to everybody, so only a server can refuse a page of another origin.
  if (url.hostname === "127.0.0.1") return route.continue();
  const found = site[url.href] ?? (url.origin === ORIGIN ? site[url.pathname] : undefined) ?? "404";
  if (found === "never") return;
  if (found === "404") return route.fulfill({ status: 404, body: "Not found" });
  const { body, headers } = typeof found === "string" ? { body: found, headers: {} } : found;
  const extension = path.extname(url.pathname) || ".html";
  return route.fulfill({
    status: 200,
    body,
    headers: { "content-type": TYPES[extension] ?? "application/octet-stream", ...headers },
  });
}

/** Builds a new project, or the folder of one. Returns the emitted files as a site, with a page that loads `main.js`. */
export async function siteOf(files: Files | string, configuration: Configuration = {}): Promise<Site> {
  const folder = typeof files === "string" ? files : await project(files);
  const given = typeof configuration === "function" ? configuration(folder) : configuration;
  const printed = await build(folder, { mode: "development", devtool: false, ...given });
  if (!/compiled (?:successfully|with \d+ warnings?) /.test(printed)) throw new Error(printed);
  return siteIn(path.join(folder, "dist"));
}

/** The files of a folder as a site, with a page that loads `main.js`. */
export async function siteIn(dist: string): Promise<Site> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const site: Site = { "/": '<!doctype html><script src="/main.js"></script>', "/favicon.ico": "" };
  for (const entry of entries.filter((file) => file.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    site[`/${path.relative(dist, file)}`] = await readFile(file, "utf8");
  }
  return site;
}
