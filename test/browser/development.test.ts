import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { launchChromium } from "../../scripts/lib/browser";
import { freePort } from "../../scripts/lib/free-port";

const root = path.join(import.meta.dirname, "../..");
let content: string;
let server: ChildProcess;
let browser: Browser;
let origin: string;
let said = "";

beforeAll(async () => {
  content = await mkdtemp(path.join(root, ".cache/test/content-"));
  await cp(path.join(root, "test/fixtures/site"), content, { recursive: true });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: "development", CONTENT_DIR: content, PORT: String(port) };
  server = spawn(process.execPath, ["scripts/run.mjs", "scripts/commands/dev.ts"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.setEncoding("utf8").on("data", (text) => (said += text));
  await answers();
  browser = await launchChromium();
}, 120_000);

afterEach(() => {
  if (server.exitCode !== null || server.signalCode) throw new Error(`The development server has ended:\n${said}`);
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  await rm(content, { recursive: true, force: true });
});

test("a saved page is rendered again without a reload, and its problems appear in the overlay", async () => {
  const page = await open("/concepts/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const file = path.join(content, "concepts/index.mdx");
  const text = await readFile(file, "utf8");
  await writeFile(file, `${text}\nA sentence that was not there before, and is very short.\n`);
  await page.getByText("A sentence that was not there before").waitFor();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);

  // The overlay shows file and line for a style problem, a link to a missing page, and a link to a heading that another
  // page loses.
  const overlay = page.frameLocator("#webpack-dev-server-client-overlay");
  const line = text.split("\n").length + 1;
  await overlay.getByText(`concepts/index.mdx:${line}:46`).waitFor();
  await overlay.getByText('"very" adds nothing here').waitFor();
  await writeFile(file, `${text}\n[A link](/no-such-page/)\n`);
  await overlay.getByText(`concepts/index.mdx:${line}:1`).waitFor();
  await overlay.getByText("The link to /no-such-page/ leads nowhere").waitFor();

  const other = path.join(content, "concepts/outline.mdx");
  const otherText = await readFile(other, "utf8");
  await writeFile(other, `${otherText}\n## A heading to link to\n`);
  await writeFile(file, `${text}\nText and [a link](/concepts/outline/#a-heading-to-link-to)\n`);
  await page.locator("#webpack-dev-server-client-overlay").waitFor({ state: "detached" });
  await writeFile(other, `${otherText}\n## Another heading\n`);
  await overlay.getByText(`concepts/index.mdx:${line}:10`).waitFor();
  await overlay.getByText("leads to a heading that /concepts/outline/ doesn't have").waitFor();
  await writeFile(file, text);
  await page.locator("#webpack-dev-server-client-overlay").waitFor({ state: "detached" });
}, 300_000);

test("the frame follows a page's title and headings, and pages that are added and removed", async () => {
  const page = await open("/guides/");
  await append("guides/index.mdx", "First text.\n\n## A heading of the outline");
  await page.locator("main").getByText("First text.").waitFor();
  await page.locator(".outline").getByText("A heading of the outline").waitFor();

  await save("guides/another.mdx", "---\ntitle: Another Guide\n---\n\nText.\n\n## Where it ends\n");
  const entry = page.locator(".sidebar-item", { hasText: "Another Guide" });
  await entry.getByRole("button").click(); // the page requests its outline
  await entry.getByText("Where it ends").waitFor();
  await save("guides/another.mdx", "---\ntitle: A Guide of Another Name\n---\n\nText.\n");
  const renamed = page.locator(".sidebar").getByText("A Guide of Another Name");
  await renamed.click();
  await page.locator("main h1", { hasText: "A Guide of Another Name" }).waitFor();

  expect(said).toContain(" pages, 1 file changed: guides/another.mdx\n");

  await rm(path.join(content, "guides/another.mdx"));
  await page.getByRole("heading", { level: 1, name: "Page Not Found" }).waitFor();
  await renamed.waitFor({ state: "detached" });
}, 300_000);

test("the terminal prints the address of the site", () => {
  expect(said).toContain(`The site is at ${origin.replace("127.0.0.1", "localhost")}/ `);
});

test("pictures are served, and a changed one gets a new address", async () => {
  const page = await open("/concepts/");
  const picture = page.getByRole("img", { name: "The dependency graph" });
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const before = await picture.getAttribute("src");
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="777" height="99"><rect width="9" height="9"/></svg>';
  await save("concepts/images/graph.svg", svg);
  await expect.poll(width).toBe(777);
  expect(await picture.getAttribute("src")).not.toBe(before);
}, 300_000);

test("two pages saved at the same time are both rendered", async () => {
  const [page, other] = [await open("/concepts/output/"), await open("/concepts/outline/")];
  await Promise.all([
    append("concepts/output.mdx", "Saved with another."),
    append("concepts/outline.mdx", "And this."),
  ]);
  await page.getByText("Saved with another.").waitFor();
  await other.getByText("And this.").waitFor();
}, 300_000);

test("a page with a syntax error keeps its last text and shows the error until it's fixed", async () => {
  const page = await open("/concepts/outline/");
  await append("concepts/outline.mdx", "The last good text.");
  await page.locator("main").getByText("The last good text.").waitFor();
  await append("concepts/outline.mdx", "A tag that is half typed: <Deta");
  const overlay = page.frameLocator("#webpack-dev-server-client-overlay");
  await overlay.getByText("ERROR in").first().waitFor();
  const later = await open("/concepts/outline/");
  await later.locator("main").getByText("The last good text.").waitFor();
  expect(await page.locator("main").getByText("The last good text.").count()).toBe(1);
  await append("concepts/outline.mdx", "A [link](/no-such-page/) in text that is drawn.");
  await page.getByText("in text that is drawn.").waitFor();
  await overlay.getByText("The link to /no-such-page/ leads nowhere").waitFor();
  // Pages that connect later are also notified.
  const another = await open("/guides/");
  await another.frameLocator("#webpack-dev-server-client-overlay").getByText("leads nowhere").waitFor();
  await append("concepts/outline.mdx", "It is repaired.");
  await page.getByText("It is repaired.").waitFor();
  await page.locator("#webpack-dev-server-client-overlay").waitFor({ state: "detached" });
}, 300_000);

async function open(address: string): Promise<Page> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  page.setDefaultTimeout(90_000); // each step may need a compilation, on a machine that may be busy
  await page.goto(origin + address);
  await page.waitForSelector("main h1");
  return page;
}

function save(file: string, text: string): Promise<void> {
  return writeFile(path.join(content, file), text);
}

/**
 * Appends text to a page of the fixtures until the test has ended. Some pages have style problems, which the overlay
 * shows as long as the page is edited.
 */
async function append(file: string, text: string): Promise<void> {
  const original = await readFile(path.join(root, "test/fixtures/site", file), "utf8");
  onTestFinished(() => save(file, original));
  await save(file, `${original}\n${text}\n`);
}

async function answers(): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const response = await fetch(`${origin}/main.js`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The development server did not answer within two minutes.");
}
