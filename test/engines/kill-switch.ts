import { execFile } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { paths } from "../../scripts/lib/paths";
import { type Tab, waitFor } from "./engine";
import * as inPage from "./in-page";
import { type Served, serveSite } from "./serve-site";

/**
 * Opens the site in one engine until its worker runs, deploys the output of `npm run kill-worker`, and checks whether
 * anything of the worker is left, right then and after reloading.
 *
 * @returns A sentence for everything that is wrong.
 */
export async function killWorkerIn(tab: Tab, { output, basePath }: Served): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kill-switch-"));
  await cp(output, folder, { recursive: true });
  const { at, stop } = await serveSite({ output: folder, basePath });
  await tab.takeMessages(); // messages about another site
  try {
    await tab.goto(at("/concepts/"));
    await waitFor(tab, "the service worker", inPage.isControlled);
    await waitFor(tab, "the page on the device", inPage.areKept, basePath, ["/concepts/"]);
    await tab.evaluate(inPage.mark);
    await killWorker(folder);
    await tab.evaluate(inPage.lookForWorker);
    // A busy worker is ended after half a minute, which is longer than a single wait.
    const ended = () => waitFor(tab, "the worker's end", inPage.isWithoutWorker);
    await ended().catch(ended);
    await waitFor(tab, "the application to run", inPage.isHydrated);
    await loadWithout(tab);
    return (await tab.takeMessages()).map((text) => `the kill switch: it says ${text}`);
  } catch (error) {
    return [`the kill switch ends the worker: no. ${(error as Error).message}`];
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reloads the page. If a page loads at the very moment when the previous one has registered the kill switch, Firefox
 * lets that worker control it until the reader leaves, without registration and caches. So up to three pages are
 * checked.
 */
async function loadWithout(tab: Tab): Promise<void> {
  for (let load = 1; load <= 3; load += 1) {
    await tab.evaluate(inPage.mark);
    await tab.reload();
    await waitFor(tab, "the application to run again", inPage.isHydrated);
    if (await waitFor(tab, "the page without a worker", inPage.isWithoutWorker).catch(() => false)) return;
    await waitFor(tab, "a page with nothing registered and kept", inPage.isWithoutWorker, true);
  }
  throw new Error("Three pages in a row have a worker.");
}

/** Runs `npm run kill-worker` on an output. */
async function killWorker(output: string): Promise<void> {
  const env = { ...process.env, OUTPUT_DIR: output };
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/commands/kill-worker.ts"], {
    cwd: paths.root,
    env,
  });
}
