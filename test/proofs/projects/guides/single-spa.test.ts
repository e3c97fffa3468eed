import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("single-spa", { packages: "libraries" });
const FAILED = /died in status LOADING_SOURCE_CODE/;

test("1-page: an application appears and goes, and its chunk comes from its folder", async () => {
  await guide.goTo("1-page");
  const { output } = await guide.run("npx webpack");
  await guide.expectOutput("build.txt", (output.match(/^ *asset .*$/gm) ?? []).map((line) => line.trim()).join("\n"));
  const page = await guide.open("dist/index.html");
  await page.getByRole("link", { name: "Cart" }).click();
  await page.getByText("Items in the cart: 3").waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.some((name) => /\/cart\/\d+\.mjs$/.test(name))).toBe(true);
  await page.goBack();
  await expect.poll(() => page.getByText("Items in the cart").count()).toBe(0);
});

test.each([
  ["no library", 'library: { type: "module" },', ""],
  ["another file last", '"./cart/index.js"', '["./cart/index.js", "./cart/items.js"]'],
])("1-page: with %s, the functions are missing", async (_, from, to) => {
  await guide.goTo("1-page");
  await guide.replace("webpack.config.js", from, to);
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html", { expected: [FAILED, /single-spa minified message #3[07]/] });
  const failed = page.waitForEvent("pageerror");
  await page.getByRole("link", { name: "Cart" }).click();
  expect((await failed).message).toMatch(FAILED);
});

test("1-page: a separate runtime is loaded by a module, and not by a script of SystemJS", async () => {
  await guide.goTo("1-page");
  await guide.replace(
    "webpack.config.js",
    'entry: "./cart/index.js",',
    '$&\n  optimization: { runtimeChunk: "single" },',
  );
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByRole("link", { name: "Cart" }).click();
  await page.getByText("Items in the cart: 3").waitFor();
  await guide.replace(
    "webpack.config.js",
    'module: true,\n    library: { type: "module" }',
    'library: { type: "system" }',
  );
  await guide.run("npx webpack");
  const script = await guide.read("dist/cart/main.js");
  expect(script).toContain("System.register([],");
  expect(script).toContain("self.webpackChunkcart");
  expect(script).not.toContain("runtime");
});

test("1-page: a library for SystemJS is registered without a name, unless it has one", async () => {
  await guide.goTo("1-page");
  await guide.replace(
    "webpack.config.js",
    'module: true,\n    library: { type: "module" }',
    'library: { type: "system" }',
  );
  await guide.run("npx webpack");
  expect(await guide.read("dist/cart/main.js")).toMatch(/^System\.register\(\[\],/);
  await guide.replace("webpack.config.js", 'type: "system"', 'type: "system", name: "cart"');
  await guide.run("npx webpack");
  expect(await guide.read("dist/cart/main.js")).toMatch(/^System\.register\("cart",\[\],/);
});
