/// <reference lib="es2024.string" />
import { execFile } from "node:child_process";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { markdownPayloads, payloads } from "../hostile";
import { writeHostileContent } from "./hostile-content";
import { hydrated, type OpenSite, openSite, type Watched } from "./open";

const root = path.join(import.meta.dirname, "../..");
const KINDS = markdownPayloads().map(([kind]) => kind);
let site: OpenSite;

beforeAll(async () => {
  const test = path.join(root, ".cache/test");
  await mkdir(test, { recursive: true });
  // Always the same folders, so that builds find their caches.
  const env = {
    ...process.env,
    CONTENT_DIR: path.join(test, "hostile-content"),
    OUTPUT_DIR: path.join(test, "hostile"),
  };
  await writeHostileContent(env.CONTENT_DIR);
  await promisify(execFile)(process.execPath, ["scripts/run.mjs", "scripts/commands/build.ts"], { cwd: root, env });
  site = await openSite(env.OUTPUT_DIR);
}, 300_000);
afterAll(() => site?.close());

/** Returns a page in which nothing can run or send a request without being noticed. */
async function open(width: number): Promise<Watched> {
  const watched = await site.newPage({ viewport: { width, height: 900 } });
  await watched.page.addInitScript(() => {
    const ran = () => void Object.assign(globalThis, { hasRun: true });
    Object.assign(globalThis, { alert: ran, confirm: ran, prompt: ran, print: ran });
  });
  watched.page.on("dialog", (dialog) => {
    watched.messages.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  return watched;
}

/** Returns the position of the frame, no matter what is in the article, and which parts of it are covered. */
function frameOf(page: Page) {
  return page.evaluate(() => {
    const box = (selector: string) => {
      const rect = document.querySelector(selector)?.getBoundingClientRect();
      return rect ? [rect.left, rect.right].map(Math.round) : null;
    };
    const isCovered = (element: Element) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && getComputedStyle(element).visibility === "visible" && !element.contains(found);
    };
    const controls = [
      ...document.querySelectorAll("body > #root > header a, footer a, .sidebar-link, .documentation-title"),
    ];
    const inner = [...document.querySelectorAll(".prose *")];
    const root = document.documentElement;
    return {
      boxes: ["header", "main", "footer", "h1", ".prose"].map(box),
      covered: controls.filter(isCovered).map((element) => element.textContent),
      escaped: inner.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position)).length,
      isWide: root.scrollWidth > root.clientWidth,
      hasRun: "hasRun" in globalThis,
      headers: document.querySelectorAll("body > #root > header").length,
      origin: location.origin,
    };
  });
}

describe("at 360 px, where there is least room", () => {
  const width = 360;
  test("no payload of the corpus runs, sends requests, or covers or widens anything", async () => {
    const watched = await open(width);
    const { page } = watched;
    await page.goto("/guides/");
    const harmless = await frameOf(page);
    expect(harmless).toMatchObject({ covered: [], escaped: 0, isWide: false, hasRun: false, origin: site.origin });
    for (const kind of KINDS) {
      await page.goto(`/loaders/${kind}/`);
      await hydrated(page);
      expect([kind, await frameOf(page), [watched.messages, watched.foreign]]).toEqual([kind, harmless, [[], []]]);
    }
  });

  test("nor after navigation by a click, in printable pages, or in titles", async () => {
    const watched = await open(width);
    const { page } = watched;
    await page.goto("/loaders/");
    await hydrated(page);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: "/loaders/handlers/", textContent: "x" });
      document.querySelector(".prose")?.append(link);
      link.click();
    });
    await page.getByRole("heading", { name: "handlers", level: 1 }).waitFor();
    expect(await frameOf(page)).toMatchObject({ covered: [], isWide: false, hasRun: false });
    for (const path of ["/guides/p0/", "/guides/p1/", "/guides/p2/", "/loaders/printable/", "/printable/"]) {
      await page.goto(path);
      const { isWide, hasRun, covered } = await frameOf(page);
      expect([path, { isWide, hasRun, covered }]).toEqual([path, { isWide: false, hasRun: false, covered: [] }]);
    }
    expect([watched.messages, watched.foreign]).toEqual([[], []]);
  });
});

test("no query in the address or in the box runs, sends requests or breaks anything", async () => {
  const { page, messages, foreign } = await open(1440);
  const input = page.getByRole("combobox", { name: "Search the docs" });
  for (const [name, query] of payloads("queries")) {
    await page.goto(`/guides/?q=${encodeURIComponent(query.toWellFormed())}`);
    await input.waitFor();
    await input.fill(query);
    await page.waitForFunction(() => {
      const status = document.querySelector("dialog [role=status]")?.textContent;
      return (
        status !== undefined &&
        !(status === "" && document.querySelector<HTMLInputElement>("dialog input")?.value.trim())
      );
    });
    expect([name, await frameOf(page).then(({ hasRun, isWide }) => ({ hasRun, isWide })), messages, foreign]).toEqual([
      name,
      { hasRun: false, isWide: false },
      [],
      [],
    ]);
  }
});

test("results are shown as text", async () => {
  const { page, messages, foreign } = await open(1440);
  await page.goto("/guides/?q=alert");
  await page.getByRole("option").first().waitFor();
  const names = await page
    .locator("dialog [role=option] *")
    .evaluateAll((all) => [...new Set(all.map((e) => e.localName))]);
  expect(names.filter((name) => !/^(span|mark)$/.test(name))).toEqual([]);
  expect([messages, foreign]).toEqual([[], []]);
});

test("no fragment runs or breaks anything", async () => {
  const { page, messages, foreign } = await open(1440);
  for (const [name, hash] of payloads("hashes")) {
    await page.goto("about:blank");
    await page.goto(`/guides/#${hash}`);
    await hydrated(page);
    expect(await page.locator("h1").textContent()).toBe("Harmless");
    const { hasRun, origin } = await frameOf(page);
    expect([name, hasRun, origin, messages, foreign]).toEqual([name, false, site.origin, [], []]);
  }
});

test("no address of this site leads elsewhere, and each shows a page", async () => {
  const { page, messages, foreign } = await open(1440);
  for (const [name, address] of payloads("paths")) {
    await page.goto(site.origin + address);
    await hydrated(page);
    await page.locator("h1").first().waitFor();
    const { hasRun, origin } = await frameOf(page);
    const said = messages.filter((text) => !text.includes("Failed to load resource"));
    expect([name, hasRun, origin, said, foreign]).toEqual([name, false, site.origin, [], []]);
  }
});
