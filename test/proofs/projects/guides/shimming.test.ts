import { expect, test } from "vitest";
import { useGuide } from "../../lib/guide";

const guide = useGuide("shimming");

test("1-globals: Lodash is there as _", async () => {
  await guide.goTo("1-globals");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("globals.txt", build.output);
  const page = await guide.open("dist/index.html");
  await page.getByRole("heading", { name: "Old Code New Build" }).waitFor();
});

test("without ProvidePlugin the name is not defined", async () => {
  await guide.goTo("1-globals");
  await guide.write("webpack.config.js", 'export default { mode: "development", entry: "./src/index.html" };\n');
  await guide.run("npx webpack");
  await guide.open("dist/index.html", { expected: [/^uncaught: _ is not defined$/] });
});

test("2-one-export: only what is used", async () => {
  await guide.goTo("2-one-export");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("one-export.txt", build.output);
  const page = await guide.open("dist/index.html");
  await page.getByRole("heading", { name: "Old Code New Build" }).waitFor();
  expect(await page.evaluate(() => "startCase" in globalThis)).toBe(false);
  expect((await guide.read("dist/index.js")).length).toBeLessThan(10_000);
});

test("3-this: the script gets window", async () => {
  await guide.goTo("3-this");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("Visit number 1").waitFor();
  await page.reload();
  await page.getByText("Visit number 2").waitFor();
});

test("3-this: the parser can do it as well", async () => {
  await guide.goTo("3-this");
  const config = await guide.read("webpack.config.js");
  const loader = /loader: "imports-loader",\s+options: \{ wrapper: "window" \}/;
  expect(config).toMatch(loader);
  await guide.write("webpack.config.js", config.replace(loader, 'parser: { topLevelThis: "global" }'));
  await guide.run("npx webpack");
  await (await guide.open("dist/index.html")).getByText("Visit number 1").waitFor();
});

test("3-this: undefined without the loader", async () => {
  await guide.goTo("3-this");
  const config = await guide.read("webpack.config.js");
  await guide.write("webpack.config.js", config.replace(/ {2}module: [\s\S]*\n {2}\},\n/, ""));
  await guide.run("npx webpack");
  const heard: string[] = [];
  const page = await guide.open("dist/index.html", { expected: [/localStorage/] });
  page.on("pageerror", (error) => heard.push(error.message));
  await page.reload();
  expect(heard).toEqual(["Cannot read properties of undefined (reading 'localStorage')"]);
});

test("4-exports: the script has exports, and no globals", async () => {
  await guide.goTo("4-exports");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText("Hello, Ada! Visit number 1").waitFor();
  expect(await page.evaluate(() => "greet" in globalThis)).toBe(false);
});

test("5-polyfills: loaded only where the function is missing", async () => {
  await guide.goTo("5-polyfills");
  const build = await guide.run("npx webpack");
  await guide.expectOutput("polyfills.txt", build.output);
  const page = await guide.open("dist/index.html");
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.reload();
  await page.getByText("2 names begin with A").waitFor();
  const modern = scripts.filter((name) => name.endsWith(".js"));
  await page.addInitScript("delete Object.groupBy");
  scripts.length = 0;
  await page.reload();
  await page.getByText("2 names begin with A").waitFor();
  expect(modern).toHaveLength(2);
  expect(scripts.filter((name) => name.endsWith(".js"))).toHaveLength(3);
});

test("6-usage: Babel adds what the browsers lack", async () => {
  await guide.goTo("6-usage");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.addInitScript("delete Object.groupBy");
  await page.reload();
  await page.getByText("2 names begin with A").waitFor();
  const old = (await guide.read("dist/index.js")).length;
  const manifest = await guide.read("package.json");
  await guide.write("package.json", manifest.replace("chrome 100", "chrome 130").replace("safari 15", "safari 18"));
  await guide.run("npx webpack");
  const young = (await guide.read("dist/index.js")).length;
  expect(old).toBeGreaterThan(10_000);
  expect(young).toBeLessThan(500);
});

test("7-built-ins, 8-fallback: replacements for modules of Node.js", async () => {
  await guide.goTo("7-built-ins");
  const { output } = await guide.run("npx webpack", { status: 1 });
  const message = output.slice(output.indexOf("ERROR in"), output.indexOf("\nresolve 'path' in"));
  // Depends on what else is installed.
  await guide.expectOutput("built-ins.txt", message.replace(/^Did you mean[\s\S]*?\n\n/m, "\n"));

  await guide.goTo("8-fallback");
  await guide.run("npx webpack");
  const page = await guide.open("dist/index.html");
  await page.getByText(`/images/graph.svg is ${Buffer.from("/images/graph.svg").toString("base64")}`).waitFor();
});
