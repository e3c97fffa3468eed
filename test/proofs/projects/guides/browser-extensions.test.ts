import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BrowserContext, chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { requireChromium } from "../../../../scripts/lib/browser";
import { buildOwn } from "../../lib/project";
import { type BuiltStep, useSteps } from "../../lib/steps";

const guide = useSteps("browser-extensions");

/** Starts a browser with extensions. */
async function browserWith(extensions: BuiltStep[]): Promise<BrowserContext> {
  const folders = extensions.map(({ folder }) => path.join(folder, "dist")).join();
  const context = await chromium.launchPersistentContext("", {
    executablePath: requireChromium(),
    ignoreDefaultArgs: ["--disable-extensions"],
    args: [
      "--no-sandbox",
      `--disable-extensions-except=${folders}`,
      `--load-extension=${folders}`,
      "--disable-features=DisableLoadExtensionCommandLineSwitch",
    ],
  });
  onTestFinished(() => context.close());
  return context;
}

/** Returns the address of the popup of an extension, whose name Chromium makes from its folder. */
function popupOf({ folder }: BuiltStep): string {
  const digits = createHash("sha256").update(path.join(folder, "dist")).digest("hex").slice(0, 32);
  const id = [...digits].map((digit) => "abcdefghijklmnop"[Number.parseInt(digit, 16)]).join("");
  return `chrome-extension://${id}/popup.html`;
}

test("1-extension: every file that the manifest names is there, in one piece and without evaluation", async () => {
  const step = await guide.goTo("1-extension");
  await step.build();
  await guide.expectOutput("files.txt", step.files("dist").join("\n"));
  const { background, action, content_scripts, web_accessible_resources } = JSON.parse(step.read("dist/manifest.json"));
  const [{ js, css }] = content_scripts;
  const named = [
    background.service_worker,
    action.default_popup,
    ...js,
    ...css,
    ...web_accessible_resources[0].resources,
  ];
  expect(named.filter((file) => !existsSync(path.join(step.folder, "dist", file)))).toEqual([]);
  const scripts = step.files("dist").filter((file) => file.endsWith(".js"));
  for (const file of scripts) expect(step.read(`dist/${file}`)).not.toMatch(/new Function|\beval\(/);
  expect(step.read("dist/content.js")).toContain("document.title");
});

test("1-extension: with the default target, the runtime contains new Function for global", async () => {
  const step = await guide.goTo("1-extension");
  await step.replace("src/content.js", /^/, "console.log(global.name);\n");
  await step.build();
  expect(step.read("dist/content.js")).not.toContain("new Function");
  const other = await guide.goTo("1-extension");
  await other.replace("src/content.js", /^/, "console.log(global.name);\n");
  await other.replace("webpack.config.js", 'target: ["web", "es2022"],', "");
  await other.build();
  expect(other.read("dist/content.js")).toContain("new Function");
});

test("1-extension: Chromium runs it, and what goes wrong with chunks and with eval", async () => {
  const [step, chunks, evaluated] = [
    await guide.goTo("1-extension"),
    await guide.goTo("1-extension"),
    await guide.goTo("1-extension"),
  ];
  await step.build();
  await chunks.replace("webpack.config.js", '"./src/content.js", chunkLoading: false', '"./src/content.js"');
  await chunks.replace("webpack.config.js", '    publicPath: "/",\n', "");
  await chunks.replace("src/content.js", '"acme-watch"', '"broken"');
  await chunks.build();
  await evaluated.replace("webpack.config.js", "export default {", 'export default {\n  mode: "development",');
  expect(await buildOwn(evaluated.folder)).toContain("eval(");

  const shop = path.join(step.folder, "shop");
  await mkdir(shop);
  await writeFile(path.join(shop, "shop.js"), "");
  await writeFile(
    path.join(shop, "index.html"),
    '<title>Lamp</title><script src="shop.js"></script><b data-price>59 euros</b>',
  );
  const address = (await guide.serve(shop)).replace("127.0.0.1", "localhost");
  const browser = await browserWith([step, chunks, evaluated]);
  await expect.poll(() => browser.serviceWorkers().length).toBeGreaterThan(1);
  const page = await browser.newPage();
  await page.goto(address);
  await page.locator(".acme-watch").click();
  const border = await page.locator(".acme-watch").evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(border).toBe("rgb(29, 120, 193)");
  const image = page.locator(".acme-watch img");
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(16);

  const popup = await browser.newPage();
  await popup.goto(popupOf(step));
  await popup.getByText("Lamp: 59 euros").waitFor();

  // A content script cannot run a chunk: the page would, which asks its own host for it.
  const asked = page.waitForRequest(/\/\d+\.js$/);
  await page.locator(".broken").click();
  expect((await asked).url().startsWith(address)).toBe(true);

  const failed = popup.waitForEvent("pageerror");
  await popup.goto(popupOf(evaluated));
  expect((await failed).message).toContain("Evaluating a string as JavaScript violates");
});
