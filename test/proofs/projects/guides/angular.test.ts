import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("angular", { packages: "angular" });
const cli = useGuide("angular", { packages: "angular-cli" });
const config = "webpack.config.js";
/** The minimizer has more than a megabyte to read, which takes a busy machine a while. */
const PRODUCTION = 300_000;
const DEVELOPMENT = "npx webpack --mode development --devtool false";

/** Changes a text, and waits until the page has been loaded again. A second build during that would cut off its script. */
async function save(page: Page, ...change: Parameters<typeof guide.replace>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await guide.replace(...change);
  await loaded;
}

const assets = (output: string) =>
  [...output.matchAll(/^ *(asset .*\.(?:js|css) .*)/gm)]
    .map(([, line]) => line?.replace(/\b[0-9a-f]{8}\./g, "<hash>."))
    .sort()
    .join("\n");

const scripts = () => guide.files("dist").filter((file) => file.endsWith(".js"));
const contents = async () => (await Promise.all(scripts().map((file) => guide.read(`dist/${file}`)))).join("\n");

/** Fills the cart, and checks the styles of the page and of the component, with its image. */
async function expectShop(page: Page): Promise<void> {
  const button = page.getByRole("button");
  await button.click();
  await expect.poll(() => button.textContent()).toBe("In the cart: 1");
  await page.getByText("Total: €39.00").waitFor();
  expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe("rgb(29, 120, 193)");
  const heading = page.getByRole("heading");
  expect(await heading.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("data:image/svg");
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toBe("sans-serif");
}

test(
  "1-application: the built page works, and is a version for developers",
  async () => {
    await guide.goTo("1-application");
    const { output } = await guide.run("npm run build", { allowWarnings: true });
    await guide.expectOutput("application.txt", assets(output));
    const page = await guide.open("dist/index.html");
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.reload();
    await expectShop(page);
    expect(said).toContain("Angular is running in development mode.");
  },
  PRODUCTION,
);

test("2-routes: the server knows the routes, reports templates, and a page without zone.js shows signals only", async () => {
  await guide.goTo("2-routes");
  const port = await guide.freePort();
  const server = await guide.start(`npm start -- --port ${port}`, "compiled successfully");
  const page = await guide.open(`http://localhost:${port}/orders`, { expected: [/NG0908/, /\[HMR\]|\[webpack/] });
  await page.getByText("No orders yet.").waitFor();

  await save(page, "src/shop.html", "Desk lamp", "Floor lamp");
  await page.getByText("Floor lamp").waitFor();

  await guide.replace("src/shop.html", "count()", "amount()");
  await server.waitFor("Property 'amount' does not exist on type 'Shop'");
  await save(page, "src/shop.html", "amount()", "count()");

  await save(
    page,
    "src/shop.ts",
    "readonly price = 39;",
    "price = 39; lower = setTimeout(() => { this.price = 35; }, 3000);",
  );
  await save(page, "src/shop.html", "Floor lamp", "Floor lamp, {{ price }}");
  await page.getByText("Floor lamp, 39").waitFor();
  await page.getByText("No orders yet.").waitFor();
  await page.waitForTimeout(3500);
  expect(await page.getByRole("heading").textContent()).toBe("Floor lamp, 39");

  const failed = page.waitForEvent("console", (message) => message.text().includes("NG0908"));
  await save(page, "src/main.ts", /^/, 'import { provideZoneChangeDetection } from "@angular/core";\n');
  await save(page, "src/main.ts", "providers: [", "providers: [provideZoneChangeDetection(),");
  await failed;
  await guide.replace("src/main.ts", /^/, 'import "zone.js";\n');
  await page.getByText("Floor lamp, 35").waitFor();
});

test(
  "3-production: names have hashes, a route is a file of its own, and the page keeps within its budget",
  async () => {
    await guide.goTo("3-production");
    const { output } = await guide.run("npm run build");
    await guide.expectOutput("production.txt", assets(output));
    expect(guide.files("dist").filter((file) => file.endsWith(".js.map"))).toHaveLength(3);
    const page = await guide.open("dist/index.html");
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await page.reload();
    await expectShop(page);
    expect(said).toEqual([]);
    const loaded = page.waitForResponse(/\/\d+\.[0-9a-f]+\.js$/);
    await page.getByRole("link", { name: "Orders" }).click();
    await loaded;
    await page.getByText("No orders yet.").waitFor();
  },
  PRODUCTION,
);

test(
  "3-production: without the constants and the plugin, the page is too large",
  async () => {
    await guide.goTo("3-production");
    await guide.replace(config, /\n +new webpack.DefinePlugin\([\s\S]*?\}\),/, " undefined,");
    await guide.replace(config, "plugins: [pure]", "plugins: []");
    await guide.replace(config, ", esModule: false", "");
    const { output } = await guide.run("npm run build", { status: 1 });
    expect(output).toContain("ERROR in entrypoint size limit");
    const size = /asset main\.\w+\.js (\d+) KiB/.exec(output)?.[1];
    expect(Number(size)).toBeGreaterThan(550);
    // css-loader refers to the image by `new URL()`, which is no string: the style is lost, and nobody says so.
    expect(await contents()).not.toContain("1d78c1");
    expect(output).not.toContain("lamp.svg");
  },
  PRODUCTION,
);

test("1-application: without the linker, a library asks for a compiler; an address of its own ruins a style", async () => {
  await guide.goTo("1-application");
  await guide.replace(config, "plugins: [linker]", "plugins: []");
  await guide.replace(config, 'type: "asset" }', 'type: "asset/resource" }');
  await guide.replace(config, '\n    publicPath: "/",', "");
  await guide.run(DEVELOPMENT);
  expect(await contents()).toContain("[_ngcontent-%COMP%]   resource[_ngcontent-%COMP%];");
  const page = await guide.open("dist/index.html", { expected: [/JIT compil/] });
  const failed = page.waitForEvent("pageerror");
  await page.reload();
  expect((await failed).message).toContain(
    "The injectable 'PlatformLocation' needs to be compiled using the JIT compiler, but '@angular/compiler' is not",
  );
});

test("1-application: a file outside of tsconfig.json is an error; styles without their rule are silently missing", async () => {
  await guide.goTo("1-application");
  await guide.replace("src/index.html", "<script", '<script src="./report.ts" defer></script>\n    <script');
  await guide.replace(config, /\n +\{\n +test: \/\\\.css[\s\S]*?\n +\},/, "");
  await guide.write("src/report.ts", "console.log(1);\n");
  const { output } = await guide.run(DEVELOPMENT, { status: 1 });
  expect(output).toMatch(
    /src\/report\.ts is missing from the TypeScript compilation\. Please make sure it is in your tsconfig/,
  );
  expect(output.match(/^ERROR in/gm)).toHaveLength(1);
  expect(await contents()).not.toContain("1d78c1");
});

test("1-application: the loader needs its plugin", async () => {
  await guide.goTo("1-application");
  await guide.replace(config, /plugins: \[new Angular.*/, "plugins: [],");
  const { output } = await guide.run(DEVELOPMENT, { status: 1 });
  expect(output).toContain("The Angular Webpack loader requires the AngularWebpackPlugin.");
});

test(
  "4-cli: the CLI builds with a piece of configuration",
  async () => {
    await cli.goTo("4-cli");
    const { output } = await cli.run("npm run build", { env: { NG_CLI_ANALYTICS: "false" } });
    const [table = ""] = /Initial chunk files[\s\S]*?Initial total.*/.exec(output) ?? [];
    await cli.expectOutput("cli.txt", table.replace(/\.[0-9a-f]{16}\./g, ".<hash>."));
    const page = await cli.open("dist/index.html");
    await page.getByText("Desk lamp: €39.00").waitFor();
    const bundle = cli.files("dist").find((file) => file.startsWith("main."));
    expect(await cli.read(`dist/${bundle}`)).toContain("acmePrices");
  },
  PRODUCTION,
);
