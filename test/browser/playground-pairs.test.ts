import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type OpenSite, openSite } from "./open";
import { built, editor, panel } from "./playground-page";

const { own } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

const CONFIGURATION = 'export default { mode: "production" };\n';
const ZIP = zipSync({
  shop: {
    "1-static": {
      "webpack.config.js": strToU8(CONFIGURATION),
      "package.json": strToU8('{ "type": "module" }'),
      "src/index.js": strToU8('import { chart } from "./chart.js";\nconsole.log(chart);\n'),
      "src/chart.js": strToU8(`export const chart = "${"#".repeat(5000)}";\n`),
    },
    "2-lazy": {
      "webpack.config.js": strToU8(CONFIGURATION),
      "package.json": strToU8('{ "type": "module" }'),
      "src/index.js": strToU8('import("./chart.js").then(({ chart }) => console.log(chart));\n'),
      "src/chart.js": strToU8(`export const chart = "${"#".repeat(5000)}";\n`),
    },
  },
});

async function openPair(viewport: { width: number; height: number }) {
  const watched = await site.newPage({ viewport });
  const { page } = watched;
  await page.route("**/guides/shop/project.zip", (route) => route.fulfill({ body: Buffer.from(ZIP) }));
  await page.goto("/playground/#compare=/guides/shop/1-static,2-lazy");
  await built(page);
  return watched;
}

test.each([1440, 360])("two steps of a guide are built and compared at %i px, by keyboard", async (width) => {
  const { page, messages } = await openPair({ width, height: 800 });
  const bar = page.locator(".playground-pair");
  await bar.getByText(/^All files: .* Loaded first: .* before, .* after, \d+% less\.$/).waitFor();
  const rows = panel(page).getByRole("row");
  await rows.filter({ hasText: "main.js" }).waitFor();
  expect(await rows.allInnerTexts()).toHaveLength(5); // the heads, two files and two sums
  await panel(page).getByRole("region", { name: "Before" }).getByText("#####").first().waitFor();
  expect(await editor(page).innerText()).toContain('import("./chart.js")');

  await bar.getByRole("button", { name: "Before" }).focus();
  await page.keyboard.press("Enter");
  await editor(page).getByText('import { chart } from "./chart.js"').waitFor();
  expect(await bar.getByRole("button", { name: "Before" }).getAttribute("aria-pressed")).toBe("true");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(messages).toEqual([]);
});

test("an edit of one side changes the comparison, and both survive a reload", async () => {
  const { page } = await openPair({ width: 1440, height: 900 });
  const status = page.locator(".playground-pair [role=status]");
  await status.getByText(/% less/).waitFor();
  const first = await status.innerText();
  await editor(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText("console.log(1);");
  await expect.poll(() => status.innerText()).not.toBe(first);
  const edited = await status.innerText();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain("playground-/guides/shop/2-lazy");
  await page.reload();
  await expect.poll(() => status.innerText()).toBe(edited);
});

test("a pair that the guide doesn't have is reported", async () => {
  const { page } = await openPair({ width: 1440, height: 900 });
  await page.goto("/playground/#compare=/guides/shop/1-static,3-gone");
  await page.getByText("This guide doesn't have that project.").waitFor();
});
