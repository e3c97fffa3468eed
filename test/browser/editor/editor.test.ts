import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { OpenSite } from "../open";
import { click, edit, editConfiguration, field, openPage, take, textOf, underlined } from "./keys";
import { openEditor } from "./open-editor";

let site: OpenSite;
beforeAll(async () => {
  site = await openEditor(inject("sites").own);
});
afterAll(() => site.close());

test("typed text reaches the page, and the page's shortcuts don't react to it", async () => {
  const { page, messages, foreign } = await openPage(site);
  await page.evaluate("addEventListener('keydown', ({ key }) => document.body.append(key))");
  await field(page, "src/index.js").focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("// a/b");
  await expect.poll(() => textOf(page)).toMatch(/^\/\/ a\/bimport/);
  expect(await page.evaluate("document.body.lastChild.textContent")).not.toBe("b");
  expect([messages, foreign]).toEqual([[], []]);
});

test("every kind of file is highlighted, and only scripts are from the start", async () => {
  const { page, messages, requests } = await openPage(site);
  const colors = () =>
    page
      .locator(".cm-line span")
      .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  await expect.poll(colors).toBeGreaterThan(2);
  const before = requests.length;
  for (const path of ["src/shop.css", "src/shop.html", "package.json"]) {
    await edit(page, path);
    await expect.poll(colors).toBeGreaterThan(1);
  }
  expect(requests.length).toBeGreaterThan(before);
  expect(messages).toEqual([]);
});

describe("in a configuration", () => {
  test("names of options are offered with explanations, and inserted, by keyboard alone", async () => {
    const { page, messages, requests } = await openPage(site);
    expect(requests).not.toContain("/options.json");
    await editConfiguration(page);
    await page.keyboard.type("outp");
    await take(page, "output");
    await page.keyboard.type(": { asyncC");
    await expect
      .poll(() => page.locator(".cm-completionInfo").textContent())
      .toMatch(/^booleanDefault: true · Since 5/);
    await take(page, "asyncChunks");
    await page.keyboard.type(": false");
    await expect.poll(() => textOf(page)).toContain("  output: { asyncChunks: false}\n");
    expect(requests.filter((path) => path === "/options.json")).toHaveLength(1);
    expect(messages).toEqual([]);
  });

  test("strings that the schema lists are offered right after a quote", async () => {
    const { page, messages } = await openPage(site);
    await editConfiguration(page);
    await page.keyboard.type('stats: "');
    await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(5);
    await page.keyboard.type("errors-w");
    await take(page, "errors-warnings");
    await expect.poll(() => textOf(page)).toContain('  stats: "errors-warnings"\n');
    expect(messages).toEqual([]);
  });

  test("errors are underlined, announced, and replaced with the suggestion", async () => {
    const { page, messages } = await openPage(site);
    await editConfiguration(page);
    await page.keyboard.type("entrry: './a.js', parallelism: 0,");
    await expect.poll(() => underlined(page)).toEqual(["entrry", "0"]);
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("F8");
    await expect
      .poll(() => page.locator(".cm-announced").textContent())
      .toBe("configuration has an unknown property 'entrry'. Did you mean 'entry'?");
    await click(page, "Action: Change to entry.");
    await expect.poll(() => textOf(page)).toContain("  entry: './a.js', parallelism: 0,\n");
    await expect.poll(() => underlined(page)).toEqual(["0"]);
    expect(messages).toEqual([]);
  });

  test("without option data, it's edited like any script", async () => {
    const { page, messages } = await openPage(site);
    await page.route("**/option*.json", (route) => route.fulfill({ status: 404 }));
    await editConfiguration(page);
    await page.keyboard.type("entrry");
    await expect.poll(() => messages.join()).toContain("404");
    await expect.poll(() => textOf(page)).toContain("entrry");
    expect(await underlined(page)).toEqual([]);
    expect(messages.filter((message) => !message.includes("404"))).toEqual([]);
  });
});

describe("problems of a build", () => {
  test("are underlined, appear beside their lines and in a list, and move with the text", async () => {
    const { page, messages } = await openPage(site);
    await click(page, "Report");
    await expect.poll(() => underlined(page)).toEqual(['"./cart.js"', "console.log"]);
    expect(await page.locator(".cm-lint-marker").count()).toBe(2);
    await field(page, "src/index.js").focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("\n\n");
    await expect.poll(() => underlined(page)).toEqual(['"./cart.js"', "console.log"]);
    await page.keyboard.press("Control+Shift+M");
    const list = page.getByRole("listbox", { name: "Problems" });
    await expect.poll(() => list.getByRole("option").count()).toBe(2);
    await page.keyboard.press("Escape");
    await expect.poll(() => list.count()).toBe(0);
    expect(messages).toEqual([]);
  });

  test("lead to their line every time", async () => {
    const { page } = await openPage(site);
    const active = page.locator(".cm-activeLineGutter:not(.cm-gutter-lint *)");
    await click(page, "Line 3");
    await expect.poll(() => active.textContent()).toBe("3");
    await field(page, "src/index.js").focus();
    await page.keyboard.press("Control+Home");
    await expect.poll(() => active.textContent()).toBe("1");
    await click(page, "Line 3");
    await expect.poll(() => active.textContent()).toBe("3");
  });

  test("belong to the file that is shown", async () => {
    const { page } = await openPage(site);
    await click(page, "Report");
    await expect.poll(() => underlined(page)).toHaveLength(2);
    await edit(page, "src/shop.css");
    await expect.poll(() => underlined(page)).toEqual([]);
    await edit(page, "src/index.js");
    await expect.poll(() => underlined(page)).toHaveLength(2);
  });
});

describe("texts from outside", () => {
  test("a page that responds late doesn't undo typed text", async () => {
    const { page } = await openPage(site);
    await page.goto("/?late");
    await field(page, "src/index.js").focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("// all of this was typed by somebody fast", { delay: 10 });
    await expect.poll(() => textOf(page)).toMatch(/^\/\/ all of this was typed by somebody fastimport/);
    expect(await page.locator(".cm-line").first().textContent()).toMatch(/^\/\/ all of this .* fastimport/);
  });

  test("each file keeps its undo history and its cursor", async () => {
    const { page } = await openPage(site);
    await edit(page, "src/index.js");
    await page.keyboard.press("Control+End");
    await page.keyboard.type("one");
    await edit(page, "src/shop.css");
    await page.keyboard.type("two");
    await edit(page, "src/index.js");
    await page.keyboard.type("!");
    await expect.poll(() => textOf(page)).toMatch(/\none!$/);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press("Control+Z");
    await expect.poll(() => textOf(page)).toMatch(/4\]\)\);\n$/);
    await edit(page, "src/shop.css");
    expect(await textOf(page)).toMatch(/^two/);
    await page.keyboard.press("Control+Z");
    await expect.poll(() => textOf(page)).toMatch(/^body/);
  });

  test("a reset keeps the cursor where it was, and can be undone", async () => {
    const { page } = await openPage(site);
    await edit(page, "src/index.js");
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("End");
    await page.keyboard.type("// typed");
    await page.keyboard.press("ArrowDown");
    await click(page, "Reset");
    await expect.poll(() => field(page, "src/index.js").textContent()).not.toContain("typed");
    await field(page, "src/index.js").focus();
    await page.keyboard.type("here");
    await expect.poll(() => textOf(page)).toContain(";\nhere\nconsole");
    // On a busy machine, letters may arrive slowly, and are then undone one by one.
    await expect
      .poll(async () => {
        await page.keyboard.press("Control+Z");
        return textOf(page);
      })
      .toContain("// typed");
  });
});

test("search finds and replaces by keyboard", async () => {
  const { page, messages } = await openPage(site);
  await field(page, "src/index.js").focus();
  await page.keyboard.press("Control+F");
  await page.keyboard.type("total");
  await expect.poll(() => page.locator(".cm-searchMatch").count()).toBe(2);
  await page.keyboard.press("Tab");
  await page.getByRole("textbox", { name: "Replace" }).fill("sum");
  await page.getByRole("button", { name: "replace all" }).press("Enter");
  await expect.poll(() => textOf(page)).toMatch(/sum.*sum/s);
  await page.keyboard.press("Escape");
  expect(messages).toEqual([]);
});
