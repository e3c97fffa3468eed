import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { launchChromium } from "../../scripts/lib/browser";
import { freePort } from "../../scripts/lib/free-port";
import { paths } from "../../scripts/lib/paths";
import type { Row } from "./report";
import { median } from "./statistics";

/** The number of edits. The initial one warms everything up and doesn't count. */
const EDITS = 8;

/** The maximum start time in milliseconds. */
const LONGEST_START = 300_000;

/**
 * Measures the time from saving a page to its new text on the screen, with `npm run dev`.
 *
 * @param files The pages, relative to `content`.
 * @param env The environment, with the folders of content and caches.
 */
export async function measureEdits(content: string, files: string[], env: NodeJS.ProcessEnv): Promise<Row[]> {
  const port = await freePort();
  const { scripts } = JSON.parse(await readFile(path.join(paths.root, "package.json"), "utf8"));
  const [, ...args] = scripts.dev.split(" ");
  const server = spawn(process.execPath, args, {
    cwd: paths.root,
    env: { ...env, PORT: String(port) },
    stdio: "ignore",
  });
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const rows: Row[] = [];
    for (const file of files) {
      const url = `/${file.replace(/\.mdx?$/, "/")}`;
      const address = `http://127.0.0.1:${port}${url}`;
      await answers(address, server);
      await page.goto(address);
      await page.locator("main h1").waitFor();
      const figures = await measurePage(page, path.join(content, file), server);
      const what = `dev server, edit of ${url} to screen`;
      rows.push({ part: "build", site: "ours", what, figures, targets: { "edit ms": 300 } });
    }
    return rows;
  } finally {
    await browser.close();
    server.kill();
  }
}

async function measurePage(page: Page, file: string, server: ChildProcess): Promise<Row["figures"]> {
  const text = await readFile(file, "utf8");
  const times: number[] = [];
  let before: number | null = null;
  for (let edit = 0; edit < EDITS; edit++) {
    const sentence = `This is edit number ${edit}.`;
    const start = performance.now();
    await writeFile(file, `${text}\n${sentence}\n`);
    // The page itself checks once per frame, because on a long page a locator would take longer to search than the
    // update takes.
    await page.waitForFunction((end) => document.querySelector("main")?.textContent?.includes(end), sentence);
    if (edit > 0) times.push(performance.now() - start);
    else before = await cpuSeconds(server);
    await pause(500); // Work after this delay does not belong to the next edit.
  }
  const after = await cpuSeconds(server);
  return {
    "edit ms": median(times),
    "CPU s": before === null || after === null ? null : (after - before) / times.length,
  };
}

async function answers(address: string, server: ChildProcess): Promise<void> {
  const end = performance.now() + LONGEST_START;
  while (performance.now() < end && server.exitCode === null) {
    const response = await fetch(address, { headers: { accept: "text/html" } }).catch(() => undefined);
    if (response?.ok) return;
    await pause(200);
  }
  throw new Error("The dev server did not start. Run `npm run dev` to see what it says.");
}

/** Returns the user and system time of a process in seconds since its start; null except on Linux. */
async function cpuSeconds({ pid }: ChildProcess): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100; // The kernel reports hundredths of a second.
}
