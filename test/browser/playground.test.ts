import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { examine } from "../access/examine";
import { modes } from "../access/modes";
import { hydrated, type OpenSite, openSite } from "./open";
import { built, editor, files, linkTo, openPlayground, panel, running, write } from "./playground-page";

const { own, below } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

test("the default project is built, an edit is built again, and the resulting page runs", async () => {
  const { page, messages, foreign } = await openPlayground(site);
  await panel(page)
    .getByRole("button", { name: /^dist\/main\.js [\d.]+ KiB$/ })
    .click();
  await panel(page).getByText('"Kettle"').waitFor();
  await write(page, (await editor(page).innerText()).replace("Kettle", "Samovar"));
  await panel(page).getByText('"Samovar"').waitFor();

  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByText("Samovar: 39.00 €").waitFor();
  expect(
    await running(page)
      .locator("body")
      .evaluate((body) => getComputedStyle(body).color),
  ).toBe("rgb(43, 58, 66)");
  const image = running(page).getByRole("img", { name: "Tea shop" });
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await running(page).getByRole("button", { name: "Pay" }).click();
  await page.getByRole("region", { name: "Console" }).getByText("To pay: 63.50 €").waitFor();
  expect([messages, foreign]).toEqual([[], []]); // a violation of the security policy would be a message
});

test("an emitted image is shown when the page sets it as HTML", async () => {
  const { page, messages } = await site.newPage();
  await page.goto(
    await linkTo({
      "src/index.js": 'import logo from "./logo.svg";\ndocument.body.innerHTML = `<img src="${logo}" alt="Logo">`;\n',
      "src/logo.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>\n',
      "webpack.config.js":
        'module.exports = { mode: "development", module: { rules: [{ test: /\\.svg$/, type: "asset/resource" }] } };\n',
    }),
  );
  await built(page);
  await page.getByRole("tab", { name: "Run" }).click();
  await panel(page).getByRole("button", { name: "Run" }).click();
  const image = running(page).getByRole("img", { name: "Logo" });
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(9);
  expect(messages).toEqual([]);
});

test("an emitted file links to its sources, and later builds are compared with an earlier one", async () => {
  const { page, messages } = await openPlayground(site);
  const viewer = page.locator(".playground-viewer");
  await panel(page).getByRole("button", { name: "src/price.js" }).click();
  await page.locator(".playground-editor").getByText("src/price.js").waitFor();
  await viewer.locator(".cm-of-source").getByText("toFixed").first().waitFor();
  await panel(page).getByRole("button", { name: "src/index.js" }).click();
  await viewer.getByText('"Kettle"').click({ modifiers: ["ControlOrMeta"] });
  await page.locator(".playground-editor").getByText("src/index.js").waitFor();

  await page.getByRole("button", { name: "Compare with later builds" }).click();
  await panel(page).getByText("This file hasn't changed.").waitFor();
  await write(page, (await editor(page).innerText()).replace("Kettle", "Samovar"));
  await panel(page).getByText("This file has changed.").waitFor();
  await viewer.locator(".cm-deletedChunk").getByText('"Kettle"').waitFor();
  await panel(page).getByRole("button", { name: "Show unchanged lines" }).click();
  await expect.poll(() => viewer.locator(".cm-collapsedLines").count()).toBe(0);
  await page.getByRole("tab", { name: "Graph" }).click();
  await page.getByRole("tab", { name: "Changes" }).click();
  await panel(page).getByRole("rowheader", { name: "./src/index.js" }).waitFor();
  await page.getByRole("button", { name: "Stop comparing" }).click();
  await expect.poll(() => page.getByRole("tab", { name: "Changes" }).count()).toBe(0);
  expect(messages).toEqual([]);
});

test("an error links to its place and to its catalog entry, and disappears when it's fixed", async () => {
  const { page, messages } = await openPlayground(site, "/playground/#project=errors");
  await page.getByRole("tab", { name: "Problems (2)" }).click();
  const first = panel(page).getByRole("listitem").first();
  await first.getByText("Can't resolve './pirce.js' in '/project/src'").first().waitFor();
  const entry = first.getByRole("link", { name: "Causes and fixes: Can't resolve" });
  expect(await entry.getAttribute("href")).toBe("/errors/resolve/#cannot-resolve");
  await files(page).getByRole("treeitem", { name: "webpack.config.js" }).click();
  await first.getByRole("button", { name: "Open src/index.js, line 1" }).click();
  await write(page, 'import { format } from "./price.js";\nconsole.log(format(1));');
  await panel(page).getByText("No errors or warnings.").waitFor();
  expect(messages).toEqual([]);
});

test("a mistake in a configuration is a problem in webpack's words", async () => {
  const { page } = await openPlayground(site, "/playground/#project=tree-shaking");
  await files(page).getByRole("treeitem", { name: "webpack.config.js" }).click();
  await write(page, "module.exports = { entri: './src/index.js' };");
  await page.getByRole("tab", { name: "Problems (1)" }).click();
  await panel(page).getByText("configuration has an unknown property 'entri'").first().waitFor();
});

test("files are added, renamed and deleted by keyboard, edits survive a reload, and reset undoes them", async () => {
  const { page } = await openPlayground(site, "/playground/#project=tree-shaking");
  await files(page).getByRole("button", { name: "Add file" }).press("Enter");
  await page.keyboard.type("prices.js\n"); // typed after `src/`, which is there already
  await expect
    .poll(() => files(page).getByRole("treeitem", { name: "src/prices.js" }).getAttribute("aria-selected"))
    .toBe("true");
  await write(page, "console.log('prices');");
  await files(page).getByRole("button", { name: "Rename" }).press("Enter");
  await page.getByRole("textbox", { name: "New path for src/prices.js" }).fill("src/shapes.js");
  await page.keyboard.press("Enter");
  await page.getByText("src/shapes.js already exists.").waitFor();
  await page.getByRole("textbox", { name: "New path for src/prices.js" }).fill("src/index.js/prices.js");
  await page.keyboard.press("Enter");
  await page.getByText("src/index.js already exists").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => localStorage.getItem("playground-tree-shaking")?.includes("console.log('prices')"));
  await page.reload();
  await files(page).getByRole("treeitem", { name: "src/prices.js" }).click();
  await files(page).getByRole("button", { name: "Delete" }).press("Enter");
  await expect.poll(() => files(page).getByRole("treeitem", { name: "src/prices.js" }).count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await files(page).getByRole("treeitem", { name: "src/prices.js" }).waitFor();
  await write(page, "// nothing");
  await page.getByRole("button", { name: "Reset" }).click();
  await expect.poll(() => editor(page).innerText()).toContain("area(2)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => editor(page).innerText()).toBe("// nothing");
  const project = page.getByRole("combobox", { name: "Project" });
  await project.selectOption("TypeScript");
  await files(page).getByRole("treeitem", { name: "src/cart.ts" }).waitFor();
  await project.selectOption("Tree shaking in production");
  await expect.poll(() => editor(page).innerText()).toBe("// nothing");
});

test("tabs follow the arrow keys", async () => {
  const { page } = await openPlayground(site);
  await page.getByRole("tab", { name: "Output" }).press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Run");
  await page.keyboard.press("End");
  expect(await page.getByRole("tab", { name: "Graph" }).getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("tab", { name: "Output" }).getAttribute("aria-selected")).toBe("true");
});

test("the graph agrees with webpack's stats about the build, and follows edits", async () => {
  const { page, messages } = await openPlayground(site, "/playground/#project=shared-chunk");
  await page.getByRole("tab", { name: "Graph" }).click();
  await panel(page).getByRole("button", { name: "./src/price.js" }).first().click();
  await panel(page).getByText("./src/account.js").first().waitFor();
  await files(page).getByRole("button", { name: "Add file" }).click();
  await page.keyboard.type("tax.js\n");
  await files(page).getByRole("treeitem", { name: "src/account.js" }).click();
  await write(page, 'import "./tax.js";');
  await panel(page).getByRole("button", { name: "./src/tax.js" }).first().waitFor();
  expect(messages).toEqual([]);
});

test.each(modes)("its panels have no problems: $name", { timeout: 240_000 }, async (mode) => {
  const { page } = await site.newPage(mode.context);
  await page.goto("/playground/#project=errors");
  await built(page);
  const faults: string[] = [];
  for (const name of ["Output", "Run", /^Problems/, "Graph"]) {
    await page.getByRole("tab", { name }).click();
    // Only the whole page is also measured with larger text.
    const part = name === "Output" ? ":root" : ".playground";
    faults.push(...(await examine(page, mode, part)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test("a long build reports its progress", async () => {
  const { page, messages } = await site.newPage();
  const slow = "module.exports = async (text) => { await new Promise((end) => setTimeout(end, 700)); return text; };\n";
  await page.goto(
    await linkTo({
      "src/index.js": 'import "./a.js";\n',
      "src/a.js": 'import "./b.js";\n',
      "src/b.js": "console.log(1);\n",
      "slow.js": slow,
      "webpack.config.js": 'module.exports = { mode: "development", module: { rules: [{ use: "./slow.js" }] } };\n',
    }),
  );
  await page
    .locator(".playground-status")
    .getByText(/\d+%, \w+/)
    .waitFor();
  await built(page);
  expect(await page.locator(".playground-status").innerText()).not.toContain("%");
  expect(messages).toEqual([]);
});

test("works below a base path too", async () => {
  const other = await openSite(below, "/docs/");
  onTestFinished(() => other.close());
  const { page, messages } = await openPlayground(other, "/docs/playground/#project=shared-chunk");
  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByText("Kettle: 39.00 €").waitFor();
  expect(messages).toEqual([]);
});

test("once opened, it builds and runs offline", async () => {
  const { page } = await site.newPage({ hasWorker: true });
  await page.goto("/playground/");
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await built(page);
  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByText("Kettle").waitFor();
  const kept = () => caches.match("/playground/run/").then(Boolean);
  await expect.poll(() => page.evaluate(kept)).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await built(page);
  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByText("Kettle").waitFor();
});

test("a cold visit with its initial build transfers at most 1 MB from a host with brotli", async () => {
  const { page, requests } = await openPlayground(site);
  await page.waitForLoadState("networkidle");
  const sizes = requests.map((address) => {
    const file = path.join(own, address.endsWith("/") ? `${address}index.html` : address);
    return brotliCompressSync(readFileSync(file)).length;
  });
  expect(requests.some((address) => address.includes("playground-worker"))).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000);
});

test("no other page requests any of its files", async () => {
  const { page, requests } = await site.newPage();
  await page.goto("/concepts/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter((url) => url.includes("playground"))).toEqual([]);
});

test("without scripts, the page says what it would show", async () => {
  const { page } = await site.newPage({ javaScriptEnabled: false });
  await page.goto("/playground/");
  await page.getByRole("heading", { name: "Playground", level: 1 }).waitFor();
  // If only the developer tools disable scripts, the browser doesn't show this element.
  expect(await page.locator("noscript").textContent()).toContain("The playground needs JavaScript.");
  expect(await page.getByText(/^Loading/).isVisible()).toBe(false);
});
