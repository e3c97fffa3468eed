/**
 * `npm run test:access`: axe over every page of the built site, in light, dark and forced colours and at 400 % zoom,
 * where it looks for what is too wide as well. `-- /concepts/ /vote/` picks pages.
 */
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { readSiteConfig } from "../src/site";
import { examine } from "./access/examine";
import { type Mode, modes } from "./access/modes";
import { readRoutes } from "./access/routes";
import { requireChromium } from "./browser";
import { outputDir } from "./paths";
import { count, exitWithSentence } from "./report";
import { serve } from "./serve";

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const { basePath } = readSiteConfig(process.env);
  const directory = outputDir(process.env);
  const routes = positionals.length > 0 ? positionals : readRoutes(directory);
  const server = await serve(directory, basePath, 0);
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`;
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
  const found = await Promise.all(modes.map((mode) => examineAll(browser, mode, origin, routes)));
  await browser.close();
  server.closeAllConnections();
  server.close();
  const faults = found.reduce((sum, number) => sum + number, 0);
  console.log(`${count(routes.length, "page")} in ${count(modes.length, "mode")}: ${count(faults, "fault")}.`);
  if (faults > 0 || routes.length === 0) process.exitCode = 1;
} catch (error) {
  exitWithSentence(error);
}

/** Prints what is wrong with each page in one mode; returns how much. */
async function examineAll(browser: Browser, mode: Mode, baseURL: string, routes: string[]): Promise<number> {
  const context = await browser.newContext({ ...mode.context, baseURL, serviceWorkers: "block" });
  const page = await context.newPage();
  // Badges and their like say nothing about the page, and a host that does not answer would hold it up.
  await page.route(
    (url) => !url.href.startsWith(baseURL),
    (route) => route.abort(),
  );
  let number = 0;
  for (const route of routes) {
    await page.goto(`.${route}`);
    const faults = await examine(page, mode);
    for (const fault of faults) console.log(`${route} (${mode.name}): ${fault}`);
    number += faults.length;
  }
  await context.close();
  return number;
}
