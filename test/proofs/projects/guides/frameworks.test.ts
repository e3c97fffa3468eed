import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("frameworks");

const button = (page: Page) => page.getByRole("button");
const background = (page: Page) => button(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const config = "webpack.config.js";

test.each([
  ["1-vue", "vue.txt"],
  ["2-svelte", "svelte.txt"],
  ["3-solid", "solid.txt"],
  ["4-preact", "preact.txt"],
])("%s: the page counts, and has its style", async (step, file) => {
  await guide.goTo(step);
  const { output } = await guide.run("npm run build");
  const lines = [...output.matchAll(/^asset .*/gm)].map(([line]) => line.replace(/\.[0-9a-f]{8}\./, ".<hash>."));
  await guide.expectOutput(file, lines.join("\n"));
  const page = await guide.open("dist/index.html");
  await button(page).click();
  await expect.poll(() => button(page).textContent()).toBe("In the cart: 1");
  expect(await background(page)).toBe("rgb(29, 120, 193)");
});

/** Serves a step, clicks once, changes the heading, and returns the page when the new heading is there. */
async function changeHeading(file: string, expected: RegExp[], before = () => {}): Promise<Page> {
  const port = String(await guide.freePort());
  await guide.start(`npm start -- --port ${port}`, "compiled successfully");
  const page = await guide.open(`http://localhost:${port}`, { expected });
  await button(page).click();
  await expect.poll(() => button(page).textContent()).toBe("In the cart: 1");
  await page.evaluate(before);
  await guide.replace(file, "Desk lamp", "Floor lamp");
  await page.getByText("Floor lamp").waitFor();
  return page;
}

test("1-vue: a saved component is replaced and starts anew, and the page stays", async () => {
  await guide.goTo("1-vue");
  const page = await changeHeading("src/Cart.vue", [], () => document.body.classList.add("stays"));
  expect(await button(page).textContent()).toBe("In the cart: 0");
  expect(await page.locator("body.stays").count()).toBe(1);
});

test.each([
  ["2-svelte", "src/Cart.svelte"],
  ["3-solid", "src/Cart.jsx"],
  ["4-preact", "src/Cart.jsx"],
])("%s: the page is loaded again", async (step, file) => {
  await guide.goTo(step);
  const page = await changeHeading(file, [/\[HMR\]/]);
  await expect.poll(() => button(page).textContent()).toBe("In the cart: 0");
});

test("1-vue: what the messages mean", async () => {
  await guide.goTo("1-vue");
  await guide.replace(config, /\n +new VueLoaderPlugin\(\),/, "");
  const { output: plugin } = await guide.run("npm run build", { status: 1 });
  expect(plugin).toContain(
    "vue-loader was used without the corresponding plugin. Make sure to include VueLoaderPlugin in your webpack config.",
  );
  await guide.goTo("1-vue");
  await guide.replace(config, /\n +options: \{ exp.*/, "");
  const { output: inline } = await guide.run("npm run build", { status: 1 });
  expect(inline).toContain(
    "`experimentalInlineMatchResource` should be enabled if `experiments.css` enabled currently",
  );
});

test("1-vue: without experiments.html no page is written", async () => {
  await guide.goTo("1-vue");
  await guide.replace(config, ", html: true", "");
  await guide.run("npm run build");
  expect(guide.exists("dist/index.html")).toBe(false);
});

test("1-vue: the console asks for flags that are not defined", async () => {
  await guide.goTo("1-vue");
  await guide.replace(config, /\n +new webpack.DefinePlugin\([\s\S]*?\}\),/, "");
  await guide.replace(config, /import webpack.*\n/, "");
  await guide.run("npx webpack --mode development");
  const said: string[] = [];
  const page = await guide.open("dist/index.html", { expected: [/__VUE_/] });
  page.on("console", (message) => said.push(message.text()));
  await page.reload();
  await expect.poll(() => said.join()).toMatch(/Feature flags? .*__VUE_PROD_DEVTOOLS__.* not explicitly defined/);
});

test("4-preact: without the alias a package brings React itself", async () => {
  await guide.goTo("4-preact");
  await guide.replace(config, /\n +alias: \{[\s\S]*?\n +\},/, "");
  await guide.run("npm run build");
  const page = await guide.open("dist/index.html", { expected: [/useState/] });
  const failed = page.waitForEvent("pageerror");
  await page.reload();
  expect((await failed).message).toContain("Cannot read properties of null (reading 'useState')");
});
