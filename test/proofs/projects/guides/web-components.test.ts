import path from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { build } from "../../lib/project";
import { type BuiltStep, useSteps } from "../../lib/steps";

const guide = useSteps("web-components");

/** Opens a page of a built step. */
async function open({ folder }: BuiltStep, file = "", expected: RegExp[] = []): Promise<Page> {
  return guide.open(`${await guide.serve(path.join(folder, "dist"))}/${file}`, expected);
}

/** Expects that the price is there, in the color of its own style sheet. */
async function expectPrice(page: Page): Promise<void> {
  const price = page.locator("acme-price");
  await expect.poll(() => price.evaluate((element) => element.shadowRoot?.textContent)).toBe("59 euros");
  expect(await price.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(29, 120, 193)");
}

test("1-element: the page needs one script, which brings the styles along", async () => {
  const step = await guide.goTo("1-element");
  await step.build();
  expect(step.files("dist")).toEqual(["acme-price.mjs", "index.html"]);
  await expectPrice(await open(step));
});

test("1-element: without the condition, a second copy stops", async () => {
  const step = await guide.goTo("1-element");
  await step.replace("src/acme-price.js", /if \(.*\n(.*)\n\}/, "$1");
  await step.build();
  const page = await open(step);
  await expectPrice(page);
  const again = page.evaluate('import("./acme-price.mjs?again")');
  const message = await again.catch((error: Error) => error.message);
  expect(message).toContain("Failed to execute 'define' on 'CustomElementRegistry'");
  expect(message).toContain('the name "acme-price" has already been used with this registry');
});

test("1-element: sideEffects: false drops an element that is imported for its definition", async () => {
  const elements = (sideEffects: boolean) => ({
    "node_modules/acme-elements/package.json": JSON.stringify({ name: "acme-elements", sideEffects }),
    "node_modules/acme-elements/index.js": 'customElements.define("acme-price", class extends HTMLElement {});',
    "src/index.js": 'import "acme-elements";',
  });
  expect(await build(elements(true), {})).toContain("customElements.define");
  expect(await build(elements(false), {})).not.toContain("customElements.define");
});

test("2-lazy: only elements of the page are loaded", async () => {
  const step = await guide.goTo("2-lazy");
  await step.build();
  await guide.expectOutput("lazy.txt", step.files("dist").join("\n"));
  const page = await open(step);
  await expectPrice(page);
  const defined = () =>
    page.evaluate(() => ["acme-price", "acme-stars"].map((name) => customElements.get(name) !== undefined));
  expect(await defined()).toEqual([true, false]);
});

test("3-import-map: the page says where the elements are, and a new version of them changes the page alone", async () => {
  const step = await guide.goTo("3-import-map");
  await step.build();
  await guide.expectOutput("page.txt", step.read("dist/shop/index.html"));
  const names = (folder: string) => step.files(folder).filter((file) => /^(?:shop|acme-elements)\./.test(file));
  const [shop = ""] = names("dist/shop");
  await guide.expectOutput("shop.txt", step.read(`dist/shop/${shop}`));
  const page = await open(step, "shop/", [/Failed to resolve module specifier/]);
  await page.getByRole("button").click();
  await expectPrice(page);

  const message = page.waitForEvent("pageerror");
  await page.route("**/shop/", async (route) => {
    const html = step.read("dist/shop/index.html").replace(/<script type=importmap>.*?<\/script>/, "");
    await route.fulfill({ contentType: "text/html", body: html });
  });
  await page.reload();
  expect((await message).message).toContain('Failed to resolve module specifier "acme-elements"');

  const before = names("dist/elements");
  await step.replace("src/acme-price.js", " euros`", " EUR`");
  await step.build();
  expect(names("dist/elements")).not.toEqual(before);
  expect(names("dist/shop")).toEqual([shop]);
  expect(step.read("dist/shop/index.html")).toContain(names("dist/elements")[0]);
});
