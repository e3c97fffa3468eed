import { strToU8, zipSync } from "fflate";
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
  await files(page).getByRole("treeitem", { name: "src/shop.js" }).waitFor();
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
  await files(page).getByRole("treeitem", { name: "webpack.config.js" }).click();
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
  await files(page).getByRole("treeitem", { name: "src/icon.png" }).click();
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
  await files(page).getByRole("treeitem", { name: "package.json" }).click();
  await expect.poll(() => editor(page).innerText()).toContain('"webpack": "5.99.9"');
  await page.getByRole("tab", { name: "Run" }).click();
  await running(page).getByRole("img", { name: "Tea shop" }).waitFor();
  await page.getByRole("combobox", { name: /^webpack/ }).selectOption("");
  await page.getByText(/webpack 5\.1\d\d\.\d+, \d+ ms/).waitFor();
  expect(await files(page).getByRole("treeitem", { name: "package.json" }).count()).toBe(0);
  expect(messages).toEqual([]);
});

/** Returns a project as a zip file that a reader chooses. */
function zipOf(files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, text]) => [`shop-main/${path}`, strToU8(text)] as const);
  return { name: "shop.zip", mimeType: "application/zip", buffer: Buffer.from(zipSync(Object.fromEntries(entries))) };
}

const OWN = {
  "package.json": '{ "scripts": { "prod": "webpack -c webpack.prod.js", "dev": "webpack -c webpack.dev.js" } }',
  "webpack.prod.js": 'module.exports = { mode: "production" };',
  "webpack.dev.js": 'module.exports = { mode: "development", output: { filename: "dev.js" } };',
  "src/index.js": 'console.log("own");',
  "node_modules/a/index.js": "",
};

test("a reader's own zip file is built with one of its configurations, stays after a reload, and only runs after a click", async () => {
  const { page, messages } = await openPlayground(site);
  await page.getByRole("button", { name: "Open your own" }).press("Enter");
  await page.getByLabel("Files or a zip file").setInputFiles(zipOf(OWN));
  await page.getByText("Opened 4 files. Left out: node_modules.").waitFor();
  await panel(page)
    .getByRole("button", { name: /^dist\/main\.js / })
    .waitFor();
  const configuration = page.getByRole("combobox", { name: "Configuration" });
  await configuration.selectOption("webpack.dev.js (npm run dev)");
  await panel(page)
    .getByRole("button", { name: /^dist\/dev\.js / })
    .waitFor();
  await page.waitForFunction(() => localStorage.getItem("playground-files")?.includes("npm run dev"));
  await page.reload();
  await panel(page)
    .getByRole("button", { name: /^dist\/dev\.js / })
    .waitFor();
  await page.getByRole("tab", { name: "Run" }).click();
  await panel(page).getByText("runs only if you start it").waitFor();
  expect(messages).toEqual([]);
});

test("dropped files are opened wherever they are dropped, also on the editor", async () => {
  const { page, messages } = await openPlayground(site);
  await editor(page).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['module.exports = { mode: "none" };'], "webpack.config.js"));
    dataTransfer.items.add(new File(["console.log('dropped');"], "index.js"));
    element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, composed: true, cancelable: true }));
  });
  await page.getByText("Opened 2 files.").waitFor();
  await files(page).getByRole("treeitem", { name: "index.js" }).waitFor();
  expect(messages).toEqual([]);
});

test("Markdown of an issue is opened, and all packages that aren't here are replaced in one click", async () => {
  const { page, messages } = await openPlayground(site);
  await page.getByRole("button", { name: "Open your own" }).click();
  const code = `const { CleanWebpackPlugin } = require("clean-webpack-plugin");
const Bar = require("webpackbar");
module.exports = { mode: "production", plugins: [new CleanWebpackPlugin(), new Bar()] };`;
  const fence = (text: string) => `\`\`\`js\n${text}\n\`\`\`\n`;
  await page.getByLabel(/^Markdown/).fill(`**webpack.config.js**\n${fence(code)}\n**src/index.js**\n${fence("a();")}`);
  await page.getByRole("button", { name: "Open Markdown" }).click();
  await page.getByRole("tab", { name: "Problems (1)" }).click();
  await panel(page).getByText("2 packages aren't here:").waitFor();
  await panel(page).getByRole("button", { name: "Change all 2" }).click();
  await panel(page).getByText("No errors or warnings.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await panel(page).getByText("2 packages aren't here:").waitFor();
  expect(messages).toEqual([]);
});

test("a project with many files has one tab stop for its tree, and is too large for a link", async () => {
  const { page, messages } = await openPlayground(site);
  await page.getByRole("button", { name: "Open your own" }).click();
  const many = Array.from({ length: 120 }, (_, index) => [`src/parts/part${index}.js`, ""] as const);
  await page.getByLabel("Files or a zip file").setInputFiles(zipOf({ ...OWN, ...Object.fromEntries(many) }));
  await page.getByText("Opened 124 files.").waitFor();
  const item = (name: string) => files(page).getByRole("treeitem", { name, exact: true });
  await item("index.js").focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => item("part0.js").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Add file");
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.getByText("A link can have at most 100 files, and this project has 124.").waitFor();
  expect(messages).toEqual([]);
});

test("a syntax error in a configuration is marked in the editor, and a button goes there", async () => {
  const config = 'module.exports = {\n  mode: "production",\n  entry: ./src\n};\n';
  const { page } = await site.newPage();
  await page.goto(await linkTo({ "webpack.config.js": config, "src/index.js": "" }));
  await page.getByRole("tab", { name: "Problems (1)" }).click();
  await panel(page).getByRole("button", { name: "Open webpack.config.js, line 3" }).click();
  await page.locator(".playground-editor .cm-lint-marker-error").waitFor();
});
