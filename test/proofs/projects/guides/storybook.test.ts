import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("storybook", { packages: "storybook" });
const main = ".storybook/main.js";
const env = { STORYBOOK_DISABLE_TELEMETRY: "1", CI: "true" };
const BUILD = "npm run build:storybook -- --quiet";
/** The story of a built or served Storybook alone, without the list and the panels around it. */
const story = (id: string) => `iframe.html?id=product--${id}&viewMode=story`;

/**
 * Runs a build that fails, and returns what it says as one line: Storybook breaks lines where it likes. Nothing of its
 * files is looked at, so they are not minimized.
 */
async function failingBuild(): Promise<string> {
  const { output } = await guide.run(`${BUILD} --test`, { env, status: 1 });
  return output.replaceAll(/\s*\n[│■▲]?\s*/g, " ");
}

test("1-project: webpack alone builds the page", async () => {
  await guide.goTo("1-project");
  await guide.run("npm run build");
  const page = await guide.open("dist/index.html");
  await page.getByRole("button").click();
  await page.getByText("In the cart: 1, € 39").waitFor();
});

test("2-storybook: the built stories work below any path", async () => {
  await guide.goTo("2-storybook");
  const { output } = await guide.run(BUILD, { env });
  expect(output).toContain("Storybook build completed successfully");
  expect(guide.exists("node_modules/.cache/webpack/preview-production")).toBe(true);
  expect(await guide.read("storybook-static/robots.txt")).toContain("Disallow: /");

  const address = await guide.serve("storybook-static", "/shop/stories/", "");
  const around = await guide.open(address, { expected: [/will become mandatory in Storybook 11/] });
  const frame = around.frameLocator("#storybook-preview-iframe");
  await frame.getByRole("button", { name: "In the cart" }).waitFor();
  await around.getByText("In The Cart").waitFor();

  const page = await guide.open(address + story("in-the-cart"), { expected: [/toHaveTextContent/] });
  const button = page.getByRole("button", { name: "In the cart: 1, € 39" });
  await button.waitFor();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(29, 120, 193)");
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe("sans-serif");
  expect(await page.getByRole("article").locator("img").getAttribute("src")).toMatch(/^data:image\/svg/);
  // Arguments of the address replace those of the story: its test expects another price, and fails.
  const failed = page.waitForEvent("console", (message) => message.text().includes("toHaveTextContent"));
  await page.goto(`${address}${story("in-the-cart")}&args=price:40`);
  await failed;
  await page.getByText("In the cart: 1, € 40").waitFor();
});

test("2-storybook: the server compiles a story when it is opened, and replaces a saved component", async () => {
  await guide.goTo("2-storybook");
  const port = await guide.freePort();
  const server = await guide.start(`npm run storybook -- --ci --quiet --port ${port}`, "Using default Webpack5 setup", {
    env,
  });
  await server.waitFor("bundle finished");
  const address = `http://localhost:${port}/${story("lamp")}`;
  const answers = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  const page = await guide.open(address, { expected: [/\[HMR\]|React DevTools|lazy-compilation-using/] });
  const button = page.getByRole("button", { name: "In the cart" });
  await button.click();
  await page.getByText("In the cart: 1").waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  // The stories came as an update, although nothing has been saved: they were compiled for this page.
  expect(loaded.join("\n")).toMatch(/Product-stories\.\w+\.hot-update\.js/);
  expect(loaded.filter((url) => !/^http:\/\/(?:localhost|127\.0\.0\.1):/.test(url))).toEqual([]);
  await page.evaluate(() => document.body.classList.add("stays"));
  await guide.replace("src/Product.jsx", "In the cart", "In your cart");
  await page.getByText("In your cart: 0").waitFor();
  expect(await page.locator("body.stays").count()).toBe(1);
});

test("2-storybook: the aliases of the project have to be handed over", async () => {
  await guide.goTo("2-storybook");
  await guide.replace(main, "Object.assign(config.resolve.alias, project.resolve.alias);", "");
  expect(await failingBuild()).toContain("Can't resolve '@/Product'");
});

test("2-storybook: without the compiler, JSX is an error", async () => {
  await guide.goTo("2-storybook");
  await guide.replace(main, /\n +addons: .*/, "");
  expect(await failingBuild()).toContain("Module parse failed: Unexpected token");
});

test("2-storybook: the compiler reads .swcrc, which must not have a target", async () => {
  await guide.goTo("2-storybook");
  await guide.write(".swcrc", JSON.stringify({ jsc: { target: "es2022" } }));
  expect(await failingBuild()).toContain("`env` and `jsc.target` cannot be used together");
});

test("2-storybook: with the entry of the project, the build succeeds and has no stories", async () => {
  await guide.goTo("2-storybook");
  await guide.replace(
    main,
    /webpackFinal\(config\) \{[\s\S]*\n {2}\},/,
    "webpackFinal: (config) => ({ ...config, ...project, plugins: config.plugins }),",
  );
  const { output } = await guide.run(BUILD, { env });
  expect(output).toContain("Storybook build completed successfully");
  expect(guide.exists("storybook-static/iframe.html")).toBe(false);
});
