import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchChromium } from "../../scripts/browser";
import { freePort } from "../../scripts/free-port";

const root = path.join(import.meta.dirname, "../..");
let content: string;
let server: ChildProcess;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  content = await mkdtemp(path.join(root, ".cache/test/content-"));
  await cp(path.join(root, "test/fixtures/site"), content, { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: "development", CONTENT_DIR: content, PORT: String(port) };
  server = spawn(process.execPath, ["scripts/run.mjs", "dev"], { cwd: root, env, stdio: "ignore" });
  await answers();
  browser = await launchChromium();
}, 120_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
  await rm(content, { recursive: true, force: true });
});

test("a saved page is drawn anew without loading the document again, and what is wrong with it comes into the overlay", async () => {
  const page = await browser.newPage();
  page.setDefaultTimeout(90_000); // each step is a compilation, on a machine that may have others to do
  await page.goto(`${origin}/concepts/`);
  await page.waitForSelector("main h1");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const file = path.join(content, "concepts/index.mdx");
  const text = await readFile(file, "utf8");
  await writeFile(file, `${text}\nA sentence that was not there before, and is very short.\n`);
  await page.getByText("A sentence that was not there before").waitFor();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  // In the overlay with file and line: style, a link to no page, and one to a heading that another page loses.
  const overlay = page.frameLocator("#webpack-dev-server-client-overlay");
  const line = text.split("\n").length + 1;
  await overlay.getByText(`concepts/index.mdx:${line}:46`).waitFor();
  await overlay.getByText('"very" says nothing here').waitFor();
  await writeFile(file, `${text}\n[A link](/no-such-page/)\n`);
  await overlay.getByText(`concepts/index.mdx:${line}:1`).waitFor();
  await overlay.getByText("The link to /no-such-page/ leads nowhere").waitFor();

  const other = path.join(content, "concepts/windows.mdx");
  const otherText = await readFile(other, "utf8");
  await writeFile(other, `${otherText}\n## A heading to link to\n`);
  await writeFile(file, `${text}\nText and [a link](/concepts/windows/#a-heading-to-link-to)\n`);
  await page.locator("#webpack-dev-server-client-overlay").waitFor({ state: "detached" });
  await writeFile(other, `${otherText}\n## Another heading\n`);
  await overlay.getByText(`concepts/index.mdx:${line}:10`).waitFor();
  await overlay.getByText("leads to a heading that /concepts/windows/ does not have").waitFor();
}, 300_000);

async function answers(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${origin}/main.js`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The development server did not answer within two minutes.");
}
