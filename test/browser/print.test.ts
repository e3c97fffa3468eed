import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { pageNumbers } from "../../scripts/site/pdf/page-numbers";
import { printSections } from "../../scripts/site/pdf/print-sections";
import { hydrated, type OpenSite, openSite } from "./open";

const { own, fixture } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

/**
 * Returns a page as a reader with the dark theme prints it. The page is opened in that state, because long documents
 * take long to lay out.
 */
async function onPaper(route: string, width = 1440): Promise<Page> {
  const { page } = await site.newPage({ colorScheme: "dark", viewport: { width, height: 900 } });
  await page.emulateMedia({ media: "print" });
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto(route);
  if (!route.endsWith("/printable/")) await hydrated(page);
  return page;
}

test.each(["/concepts/", "/guides/getting-started/", "/configuration/all-options/", "/concepts/printable/"])(
  "%s is printed dark on white, without controls",
  async (route) => {
    const page = await onPaper(route);
    const colors = await page.evaluate(() =>
      [document.documentElement, document.querySelector("main p")].map((element) => {
        const { backgroundColor, color } = getComputedStyle(element ?? document.body);
        return { backgroundColor, color };
      }),
    );
    expect(colors[0]?.backgroundColor).toBe("rgb(255, 255, 255)");
    expect(colors[1]?.color).toBe("rgb(0, 0, 0)");
    for (const role of ["button", "tab", "searchbox", "textbox", "banner", "contentinfo", "dialog"] as const)
      expect(await page.getByRole(role).count(), role).toBe(0);
    const navigation = await page.getByRole("navigation").evaluateAll((all) => all.map((nav) => nav.ariaLabel));
    expect(navigation).toEqual(route.endsWith("/printable/") ? ["Contents"] : []);
    expect(await page.locator("main h1").isVisible()).toBe(true);
  },
);

test("the home page is printed as its text on white", async () => {
  const page = await onPaper("/");
  const hero = page.locator(".home-hero");
  expect(await hero.evaluate((element) => getComputedStyle(element).backgroundImage)).toBe("none");
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(0, 0, 0)");
  for (const part of [".home-stage", ".home-actions", ".sponsor-banner"])
    expect(await page.locator(part).isVisible(), part).toBe(false);
});

test("the table of contents has page numbers on paper", async () => {
  const page = await onPaper("/printable/", 640);
  const room = await page.$eval(".printable-contents ol", (list) => {
    const pen = document.createElement("canvas").getContext("2d");
    if (pen) pen.font = getComputedStyle(list).font;
    const number = pen?.measureText(`${list.children.length}. `).width ?? 0;
    return Number.parseFloat(getComputedStyle(list).paddingInlineStart) - number;
  });
  expect(room).toBeGreaterThan(0);
});

test("only links to other sites are followed by their addresses", async () => {
  const page = await onPaper("/guides/printable/");
  const contents = await page.$$eval(".prose a:not(:has(> img))", (links) =>
    links.map((link) => ({ href: link.getAttribute("href") ?? "", after: getComputedStyle(link, "::after").content })),
  );
  const isOutside = ({ href }: { href: string }) => href.startsWith("http");
  const [outside, inside] = [contents.filter(isOutside), contents.filter((link) => !isOutside(link))];
  expect(outside.length).toBeGreaterThan(3);
  expect(inside.length).toBeGreaterThan(3);
  expect(outside.filter(({ href, after }) => !after.includes("attr(href") && !after.includes(href))).toEqual([]);
  expect(inside.filter(({ after }) => after !== "none" && after !== "normal")).toEqual([]);
});

test("code and tables are as wide as the paper, and all panels of tabs and details are there with their titles", async () => {
  const page = await onPaper("/guides/printable/", 640);
  const cut = await page.$$eval(
    ".code-body, .table, .code-body code",
    (boxes) =>
      boxes.filter((box) => box.getBoundingClientRect().right > innerWidth || box.scrollWidth > box.clientWidth + 1)
        .length,
  );
  expect(cut).toBe(0);
  const panels = page.locator(".tabs-panel");
  expect(await panels.count()).toBeGreaterThan(3);
  expect(await panels.evaluateAll((all) => all.every((panel) => panel.checkVisibility()))).toBe(true);
  const titles = page.locator(".tabs-panel > .tabs-title");
  expect(await titles.count()).toBe(await panels.count());
  expect(await titles.evaluateAll((all) => all.every((title) => title.checkVisibility()))).toBe(true);
});

test("a table with long column heads isn't cut off, and long code breaks at page ends", async () => {
  const page = await onPaper("/loaders/babel-loader/readme/", 640);
  const widths = await page.$$eval(".table table", (tables) => tables.map((table) => table.scrollWidth));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThanOrEqual(640);
  await page.goto("/configuration/");
  await hydrated(page);
  const breakInside = await page.$$eval(".code", (blocks) => {
    const long = blocks.find(({ textContent }) => textContent.split("\n").length > 60);
    return long && getComputedStyle(long).breakInside;
  });
  expect(breakInside).toBe("auto");
});

test("a page keeps its tabs and details open on paper, and the marks of its callouts", async () => {
  const page = await onPaper("/guides/installation/");
  const mark = page.locator(".callout-title").first();
  expect(await mark.evaluate((title) => getComputedStyle(title, "::before").printColorAdjust)).toBe("exact");
  const panels = page.locator(".tabs-panel");
  expect(await panels.count()).toBeGreaterThan(1);
  expect(await panels.evaluateAll((all) => all.every((panel) => panel.checkVisibility()))).toBe(true);
});

test("a section becomes a PDF with an outline and tags", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "pdf-"));
  const place = { origin: "https://docs.example", basePath: "/" };
  const [printed] = await printSections(fixture, place, folder, ["guides"]);
  const pdf = (await readFile(path.join(folder, printed?.file ?? ""))).toString("latin1");
  expect(printed?.bytes).toBe(pdf.length);
  expect(pdf.slice(0, 5)).toBe("%PDF-");
  expect(pdf).toContain("/Outlines");
  expect(pdf).toContain("/StructTreeRoot");
  expect(pdf).toContain("/Title (Guides | ");
  expect(pdf).toContain("/URI (https://webpack.js.org/guides/)"); // the document says where it is from
  expect(pdf).toContain("/URI (https://docs.example/concepts/)");
  expect(pdf).not.toContain("127.0.0.1");
  const numbers = [...pageNumbers(Buffer.from(pdf, "latin1"))].filter(([id]) => /^guides(-[a-z]+)*$/.test(id));
  expect(numbers.length).toBeGreaterThan(1);
  expect(Math.min(...numbers.map(([, number]) => number))).toBe(2); // after the contents
  await expect(printSections(fixture, place, folder, ["nowhere"])).rejects.toThrow('no printable section "nowhere"');
  await rm(folder, { recursive: true });
});
