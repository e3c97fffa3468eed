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

/** A style sheet that every page uses. */
const STYLE_SHEET = path.join(paths.root, "src/styles/base.css");

/** The name of the variable that is added to the style sheet. */
const VARIABLE = "--benchmark";

/**
 * Measures the time from saving a file to the result on the screen, with `npm run dev`: for texts of pages, for pages that
 * are added, and for a style sheet of the site itself, which gets its text back.
 *
 * @param files The pages, relative to `content`, with the maximum time in milliseconds.
 * @param env The environment, with the folders of content and caches.
 */
export async function measureEdits(
  content: string,
  files: Record<string, number>,
  env: NodeJS.ProcessEnv,
): Promise<Row[]> {
  const port = await freePort();
  const { scripts } = JSON.parse(await readFile(path.join(paths.root, "package.json"), "utf8"));
  const [, ...args] = scripts.dev.split(" ");
  const server = spawn(process.execPath, args, {
    cwd: paths.root,
    env: { ...env, PORT: String(port) },
    stdio: "ignore",
  });
  const browser = await launchChromium();
  const style = await readFile(STYLE_SHEET, "utf8");
  try {
    const page = await browser.newPage();
    const rows: Row[] = [];
    const open = async (url: string) => {
      const address = `http://127.0.0.1:${port}${url}`;
      await answers(address, server);
      await page.goto(address);
      await page.locator("main h1").waitFor();
    };
    const add = async (what: string, target: number, change: Change) => {
      const figures = await measureChanges(page, server, change);
      rows.push({ part: "build", site: "ours", what: `dev server, ${what}`, figures, targets: { "edit ms": target } });
    };
    for (const [file, target] of Object.entries(files)) {
      const url = `/${file.replace(/\.mdx?$/, "/")}`;
      await open(url);
      await add(`edit of ${url} to screen`, target, await textChange(path.join(content, file)));
    }
    await open("/concepts/");
    await add("new page to its place in the list", 1000, pageChange(path.join(content, "concepts")));
    await add("edit of a style sheet to screen", 300, styleChange(style));
    return rows;
  } finally {
    await writeFile(STYLE_SHEET, style);
    await browser.close();
    server.kill();
  }
}

/** Makes a change, and returns a function that runs in the page and says whether the argument beside it is on screen. */
type Change = (edit: number) => Promise<[isShown: (expected: string) => boolean, expected: string]>;

/** Adds a sentence to the end of a page. */
async function textChange(file: string): Promise<Change> {
  const text = await readFile(file, "utf8");
  return async (edit) => {
    const sentence = `This is edit number ${edit}.`;
    await writeFile(file, `${text}\n${sentence}\n`);
    return [(end) => document.querySelector("main")?.textContent?.includes(end) ?? false, sentence];
  };
}

/** Adds a page to the section of the page that is open. */
function pageChange(folder: string): Change {
  return async (edit) => {
    await writeFile(path.join(folder, `added-${edit}.mdx`), `---\ntitle: Added ${edit}\n---\n\nA new page.\n`);
    return [(link) => document.querySelector(link) !== null, `a[href="/concepts/added-${edit}/"]`];
  };
}

/** Adds a variable to a style sheet. */
function styleChange(style: string): Change {
  return async (edit) => {
    await writeFile(STYLE_SHEET, `${style}\n:root {\n  ${VARIABLE}: ${edit};\n}\n`);
    const isSet = (expected: string) => {
      const [name = "", value] = expected.split(" ");
      return getComputedStyle(document.documentElement).getPropertyValue(name).trim() === value;
    };
    return [isSet, `${VARIABLE} ${edit}`];
  };
}

async function measureChanges(page: Page, server: ChildProcess, change: Change): Promise<Row["figures"]> {
  const times: number[] = [];
  let before: number | null = null;
  for (let edit = 0; edit < EDITS; edit++) {
    const start = performance.now();
    const [isShown, expected] = await change(edit);
    // The page itself checks once per frame, because on a long page a locator would take longer to search than the
    // update takes.
    await page.waitForFunction(isShown, expected);
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
