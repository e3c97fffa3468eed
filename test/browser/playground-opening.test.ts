import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { PACKAGE_PROJECTS } from "../proofs/lib/package-projects";
import { hydrated, type OpenSite, openSite } from "./open";
import { built, editor, files, linkTo, openPlayground, panel, running, write } from "./playground-page";

const { own, below } = inject("sites");
let site: OpenSite;
beforeAll(async () => {
  site = await openSite(own);
});
afterAll(() => site.close());

test("loaders that contain a compiler in WebAssembly or TypeScript work within the frame's policy", async () => {
  const preact = PACKAGE_PROJECTS["swc-loader"] ?? {};
  const { page, messages, requests } = await openPlayground(site, await linkTo(preact));
  expect(requests.filter((url) => url.includes("/assets/playground-bytes-swc")).length).toBe(1);
  await page.getByRole("tab", { name: "Run" }).click();
  await panel(page).getByRole("button", { name: "Run" }).click();
  await running(page).getByText("Kettle").waitFor();
  const typed = PACKAGE_PROJECTS["ts-loader, which checks types"] ?? {};
  const other = await openPlayground(site, await linkTo({ ...typed, "src/cart.ts": "export const total = 1;" }));
  await other.page.getByRole("tab", { name: "Problems (1)" }).click();
  await panel(other.page).getByText("TS2349").first().waitFor();
  expect([messages, other.messages]).toEqual([[], []]);
});

test("packages are only fetched by the projects that use them, and loaders and components run", async () => {
  const { page, messages, requests } = await openPlayground(site);
  const packs = () => requests.filter((url) => url.includes("/assets/playground-packages-"));
  expect(packs()).toEqual([]);
  await page.getByRole("combobox", { name: "Project" }).selectOption("React and Sass, with loaders");
  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByRole("button", { name: "Kettle: 0 × 39 €" }).click();
  await running(page).getByText("Kettle: 1 × 39 €").waitFor();
  // Sass has computed the color that it has while hovered.
  const product = running(page).locator(".product");
  expect(await product.evaluate((element) => getComputedStyle(element).color)).toBe("rgb(19, 79, 126)");
  expect(packs().length).toBe(4);
  await page.getByRole("tab", { name: "Output" }).click(); // so that the page doesn't run
  await write(page, 'import "angular";');
  await page.getByRole("tab", { name: "Problems (1)" }).click();
  await panel(page).getByText('The playground doesn\'t have the package "angular".').waitFor();
  expect(messages).toEqual([]);
});

test("a sample opens with the files of its section, a guide in its state after a step, and both are built", async () => {
  const { page, messages } = await site.newPage();
  await page.goto("/concepts/entry-points/");
  await hydrated(page);
  const link = page.getByRole("link", { name: "Open in the playground" }).first();
  expect(await link.evaluate((element) => getComputedStyle(element).opacity)).toBe("1"); // the pointer isn't over it
  await link.press("Enter");
  await built(page);
  await files(page).getByRole("button", { name: "src/shop.js" }).waitFor();
  await panel(page)
    .getByRole("button", { name: /^dist\/main\.js / })
    .click();
  await panel(page).getByText("src/shop.js runs.").waitFor();
  expect(page.url()).toMatch(/\/playground\/#code=[\w-]+$/);

  await page.goto("/guides/tree-shaking/");
  await page.getByRole("link", { name: "2-minify" }).click();
  await built(page);
  expect(new URL(page.url()).hash).toBe("#project=/guides/tree-shaking/2-minify");
  const project = page.getByRole("combobox", { name: "Project" });
  expect(await project.locator("option:checked").innerText()).toBe("From a guide: /guides/tree-shaking/2-minify");
  await files(page).getByRole("button", { name: "webpack.config.js" }).click();
  await expect.poll(() => editor(page).innerText()).toContain("production");
  expect(messages).toEqual([]);
});

test("several configurations are built together: the page loads the right output, and the graph shows one of them", async () => {
  const address = await linkTo({
    "src/index.js": 'document.body.append("Tea. ");',
    "dist/index.html":
      '<script type="module" src="modern.js"></script><script nomodule src="legacy.js"></script><body></body>',
    "webpack.config.js": `module.exports = ["modern", "legacy"].map((name) => {
  return { name, mode: "development", devtool: false, output: { filename: name + ".js" } };
});`,
  });
  const { page, messages } = await openPlayground(site, address);
  await panel(page)
    .getByRole("button", { name: /^dist\/legacy\.js / })
    .waitFor();
  await page.getByRole("tab", { name: "Graph" }).click();
  await panel(page).getByLabel("There are several configurations. Show").selectOption("legacy");
  await panel(page)
    .getByText(/emitted 1 file/)
    .waitFor();
  await page.getByRole("tab", { name: "Run" }).click();
  await panel(page).getByRole("button", { name: "Run" }).click();
  await running(page).getByText("Tea.").waitFor();
  // The other script is for browsers without module support.
  expect(await running(page).locator("body").innerText()).toBe("Tea.");
  expect(messages).toEqual([]);
});

test("an image is shown in place of the editor, and reaches the built page", async () => {
  const { page, messages } = await openPlayground(site, "/playground/#project=/guides/asset-management/3-images");
  await files(page).getByRole("button", { name: "src/icon.png" }).click();
  const shown = page.getByRole("img", { name: "src/icon.png" });
  await page.getByRole("tab", { name: "Run" }).click();
  const built = running(page).getByRole("img");
  for (const image of [shown, built]) {
    const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  await page.getByRole("button", { name: "Open in StackBlitz" }).click();
  await page.getByText("StackBlitz only accepts text files").waitFor();
  expect(messages).toEqual([]);
});

test("another version of webpack on the site builds the project, and package.json contains it", async () => {
  const other = await openSite(below, "/docs/");
  onTestFinished(() => other.close());
  const { page, messages } = await openPlayground(other, "/docs/playground/");
  await page.getByRole("combobox", { name: /^webpack/ }).selectOption("5.99.9");
  await page.getByText(/webpack 5\.99\.9, \d+ ms/).waitFor();
  await files(page).getByRole("button", { name: "package.json" }).click();
  await expect.poll(() => editor(page).innerText()).toContain('"webpack": "5.99.9"');
  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByRole("img", { name: "Tea shop" }).waitFor();
  await page.getByRole("combobox", { name: /^webpack/ }).selectOption("");
  await page.getByText(/webpack 5\.1\d\d\.\d+, \d+ ms/).waitFor();
  expect(await files(page).getByRole("button", { name: "package.json" }).count()).toBe(0);
  expect(messages).toEqual([]);
});
