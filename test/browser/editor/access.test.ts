import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { examine } from "../../access/examine";
import { modes } from "../../access/modes";
import type { OpenSite } from "../open";
import { click, editConfiguration, field, openPage, textOf, underlined } from "./keys";
import { openEditor } from "./open-editor";

let site: OpenSite;
beforeAll(async () => {
  site = await openEditor(inject("sites").own);
});
afterAll(() => site.close());

test("Tab leaves the editor until an announced key makes it indent", async () => {
  const { page, messages } = await openPage(site);
  const code = field(page, "src/index.js");
  const keys = page.getByText("Tab leaves the editor. Ctrl+M makes it indent.");
  expect(await code.evaluate((element) => element.ariaDescribedByElements?.[0]?.textContent)).toContain("Ctrl+M");
  expect(await keys.count()).toBe(1);
  const isInside = () => code.evaluate((element) => element.matches(":focus"));
  await code.focus();
  await page.keyboard.press("Tab");
  await expect.poll(isInside).toBe(false);
  await code.focus();
  await page.keyboard.press("Shift+Tab");
  await expect.poll(isInside).toBe(false);
  await code.focus();
  await page.keyboard.press("Control+M");
  await expect.poll(() => page.locator(".cm-announced").textContent()).toMatch(/^Tab indents\. Ctrl\+M/);
  await page.keyboard.press("Tab");
  await expect.poll(() => textOf(page)).toMatch(/^ {2}import/);
  await page.keyboard.press("Shift+Tab");
  await expect.poll(() => textOf(page)).toMatch(/^import/);
  await page.keyboard.press("Control+M");
  await page.keyboard.press("Tab");
  await expect.poll(isInside).toBe(false);
  expect(messages).toEqual([]);
});

test.each(modes)(
  "the editor and everything that opens in it has no problems: $name",
  { timeout: 180_000 },
  async (mode) => {
    const { page } = await openPage(site, mode.context);
    const faults = await examine(page, mode);
    await click(page, "Report");
    await expect.poll(() => underlined(page)).toHaveLength(2);
    await field(page, "src/index.js").focus();
    await page.keyboard.press("Control+Shift+M");
    await page.getByRole("listbox", { name: "Problems" }).waitFor();
    await field(page, "src/index.js").focus();
    await page.keyboard.press("Control+F");
    await page.getByRole("textbox", { name: "Find" }).waitFor();
    faults.push(...(await examine(page, mode)));
    await editConfiguration(page);
    await page.keyboard.type("outp");
    await page.locator(".cm-completionInfo").waitFor();
    faults.push(...(await examine(page, mode)));
    expect(faults).toEqual([]);
  },
);
